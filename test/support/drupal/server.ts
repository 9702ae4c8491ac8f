/**
 * Answers as a Drupal does, over what `DrupalSite` holds: tokens, JSON:API with its limits and silences, menus, webforms, files,
 * and pages of HTML where something is wrong. What it says was recorded from a real one (`test/drupal/recordings`), and a test
 * holds it against that.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, json, jsonApi, page } from './answer.ts'
import type { DrupalSite } from './held/drupal-site.ts'
import { collectionDocument, errorDocument, indexDocument } from './json-api/documents.ts'
import { BadQuestion } from './json-api/question.ts'
import { consumer, createLogins, refused } from './logins.ts'
import { linksetOf, menuItemsOf } from './menus.ts'

export interface Drupal {
  readonly origin: string
  readonly site: DrupalSite
  /** Method, path and query of every question. */
  readonly asked: readonly string[]
  /** Calls the function before each answer with its path and query, until it says that it is done: what happens meanwhile. */
  whileAsked(listener: (path: string) => boolean): void
  /** Makes every token that was handed out worthless. */
  revokeTokens(): void
  close(): Promise<void>
}

/** @param tokenSeconds how long a token is good. */
export async function startDrupal(site: DrupalSite, { tokenSeconds = 300 } = {}): Promise<Drupal> {
  const logins = createLogins(tokenSeconds)
  const asked: string[] = []
  let listener: ((path: string) => boolean) | undefined
  let origin = ''
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    if (listener?.(`${url.pathname}${url.search}`)) listener = undefined
    answerTo(request, url).then(
      ({ status, type, body, headers = {} }) =>
        response.writeHead(status, { 'content-type': type, 'x-generator': 'Drupal 10', ...headers }).end(body),
      (error: unknown) => failed(response, error),
    )
  })

  async function answerTo(request: IncomingMessage, url: URL): Promise<Answer> {
    if (!url.pathname.startsWith(`${site.base}/`)) return page(404, 'Page not found')
    const encoded = url.pathname.slice(site.base.length)
    const path = decodeURIComponent(encoded)
    if (path === '/oauth/token') return logins.token(request, await text(request))
    const who = logins.whoAsks(request)
    const file = site.files.get(encoded)
    // What is private goes through Drupal; all else the web server hands out to whoever asks.
    if (file && path.startsWith('/system/files/') && who !== 'exporter') return page(403, 'Access denied')
    if (file) return { status: 200, type: 'application/octet-stream', body: file() }
    if (who === 'nobody') return refused
    if (path === site.jsonApi)
      return json(200, indexDocument(site, origin, who === 'visitor' ? undefined : consumer.user), jsonApi)
    // Of a good login Drupal takes no format for JSON:API: it has one.
    if (path.startsWith(`${site.jsonApi}/`)) {
      if (url.searchParams.has('_format'))
        return json(
          400,
          errorDocument(400, 'Bad Request', "JSON:API does not need that ugly '_format' query string!", url),
          jsonApi,
        )
      return jsonApiAnswer(path.slice(site.jsonApi.length), url)
    }
    const [, menu] = /^\/system\/menu\/([a-z-]+)\/linkset$/u.exec(path) ?? []
    if (menu !== undefined) return linkset(menu)
    const [, webform] = /^\/webform_rest\/([a-z0-9_]+)\/fields$/u.exec(path) ?? []
    const elements = webform === undefined ? undefined : site.webforms.get(webform)
    if (!elements) return page(404, 'Page not found')
    return json(200, elements, 'application/json')
  }

  function jsonApiAnswer(path: string, url: URL): Answer {
    const [, first, second = '', rest] = /^\/([a-z_]+)\/([a-z0-9_-]+)(\/.+)?$/u.exec(path) ?? []
    const links = first === 'menu_items' && site.menuWays.has('menu_items') ? site.menus.get(second) : undefined
    if (links) return json(200, menuItemsOf(second, links, site.base), jsonApi)
    const type = `${first}--${second}`
    return rest === undefined && isKnown(type) ? collection(type, url) : page(404, 'Page not found')
  }

  const isKnown = (type: string): boolean =>
    site.bundles.has(type) || ['file--file', 'menu_link_content--menu_link_content'].includes(type)

  function collection(type: string, url: URL): Answer {
    try {
      return json(200, collectionDocument(site, type, url), jsonApi)
    } catch (error) {
      if (!(error instanceof BadQuestion)) throw error
      return json(400, errorDocument(400, 'Bad Request', error.message, url), jsonApi)
    }
  }

  function linkset(menu: string): Answer {
    if (!site.menuWays.has('linkset')) return page(404, 'Page not found')
    const links = site.menus.get(menu)
    if (!links) return json(404, { message: `The "menu" parameter was not converted for the path` }, 'application/json')
    return json(200, linksetOf(menu, links, site.base), 'application/linkset+json')
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    site,
    asked,
    whileAsked: (given) => {
      listener = given
    },
    revokeTokens: logins.revokeTokens,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function failed(response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.stack : String(error))
}
