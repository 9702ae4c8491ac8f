/**
 * Answers as a Drupal does, over what `DrupalSite` holds: tokens, JSON:API with its limits and silences, menus, webforms, files,
 * and pages of HTML where something is wrong. What it says was recorded from a real one (`test/drupal/recordings`), and a test
 * holds it against that.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { DrupalSite } from './held/drupal-site.ts'
import { collectionDocument, errorDocument, indexDocument } from './json-api/documents.ts'
import { BadQuestion } from './json-api/question.ts'

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

export const consumer = {
  id: 'snapshot',
  secret: 'snapshot-secret',
  user: 'b8076ce3-5d0b-439d-89fe-e80306a21add',
} as const
export const account = { name: 'exporter', password: 'exporter-password' } as const
export const apiKeyOfExporter = 'development-only-key-0000'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** @param tokenSeconds how long a token is good. */
export async function startDrupal(site: DrupalSite, { tokenSeconds = 300 } = {}): Promise<Drupal> {
  const tokens = new Map<string, number>()
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
    const path = decodeURIComponent(url.pathname)
    if (path === '/oauth/token') return token(request, await text(request))
    const file = site.files.get(url.pathname)
    if (file) return { status: 200, type: 'application/octet-stream', body: file() }
    const who = whoAsks(request, tokens)
    if (who === 'nobody') return refused
    if (path === '/jsonapi')
      return json(200, indexDocument(site, origin, who === 'visitor' ? undefined : consumer.user), jsonApi)
    const [, entityType, bundle, ...rest] = /^\/jsonapi\/([a-z_]+)\/([a-z_]+)(\/.+)?$/u.exec(path) ?? []
    const type = `${entityType}--${bundle}`
    if (entityType !== undefined && rest[0] === undefined && isKnown(type)) return collection(type, url)
    const [, menu] = /^\/system\/menu\/([a-z-]+)\/linkset$/u.exec(path) ?? []
    if (menu !== undefined) return linkset(menu)
    const [, webform] = /^\/webform_rest\/([a-z0-9_]+)\/fields$/u.exec(path) ?? []
    const elements = webform === undefined ? undefined : site.webforms.get(webform)
    return elements ? json(200, elements, 'application/json') : page(404, 'Page not found')
  }

  function token({ method, headers }: IncomingMessage, body: string): Answer {
    if (method !== 'POST') return page(405, 'Method Not Allowed')
    const given = new URLSearchParams(
      headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? body : '',
    )
    const [id, secret] = basic(headers.authorization) ?? [given.get('client_id'), given.get('client_secret')]
    if (given.get('grant_type') !== 'client_credentials')
      return oauth(
        400,
        'unsupported_grant_type',
        'The authorization grant type is not supported by the authorization server.',
      )
    if (id !== consumer.id || secret !== consumer.secret)
      return oauth(401, 'invalid_client', 'Client authentication failed')
    const made = `${randomUUID()}.${randomUUID()}`
    tokens.set(made, Date.now() + tokenSeconds * 1000)
    const granted = { token_type: 'Bearer', expires_in: tokenSeconds, access_token: made }
    return {
      ...json(200, granted, 'application/json; charset=UTF-8'),
      headers: { 'cache-control': 'no-store, private' },
    }
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
    const links = site.menus.get(menu)
    if (!links) return json(404, { message: `The "menu" parameter was not converted for the path` }, 'application/json')
    const item = links.map((link) => ({ ...link, 'machine-name': [menu] }))
    return json(200, { linkset: [{ anchor: `/system/menu/${menu}/linkset`, item }] }, 'application/linkset+json')
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
    revokeTokens: () => tokens.clear(),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const jsonApi = 'application/vnd.api+json'
const json = (status: number, value: unknown, type: string): Answer => ({ status, type, body: JSON.stringify(value) })
const oauth = (status: number, error: string, error_description: string): Answer =>
  json(status, { error, error_description }, 'application/json')

/** A page of the site's theme, whatever was asked for. */
const page = (status: number, title: string): Answer => ({
  status,
  type: 'text/html; charset=UTF-8',
  body: `<!DOCTYPE html>\n<html lang="en" dir="ltr">\n  <head>\n    <meta charset="utf-8" />\n    <title>${title} | The sample chain</title>\n  </head>\n  <body><h1>${title}</h1></body>\n</html>\n`,
})

const refused: Answer = {
  ...page(401, 'Unauthorized'),
  headers: {
    'www-authenticate':
      'Bearer realm="OAuth", error="access_denied", error_description="Access token could not be verified"',
  },
}

/** A login that is wrong is nobody's, and is not taken for that of a visitor. */
function whoAsks({ headers }: IncomingMessage, tokens: ReadonlyMap<string, number>): 'exporter' | 'visitor' | 'nobody' {
  if (headers['api-key'] !== undefined) return headers['api-key'] === apiKeyOfExporter ? 'exporter' : 'nobody'
  const { authorization } = headers
  if (authorization === undefined) return 'visitor'
  const [name, password] = basic(authorization) ?? []
  if (name !== undefined) return name === account.name && password === account.password ? 'exporter' : 'nobody'
  return (tokens.get(authorization.replace(/^Bearer /u, '')) ?? 0) > Date.now() ? 'exporter' : 'nobody'
}

function basic(header: string | undefined): readonly string[] | undefined {
  const [, encoded] = /^Basic (.+)$/u.exec(header ?? '') ?? []
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString().split(':')
}

function failed(response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.stack : String(error))
}
