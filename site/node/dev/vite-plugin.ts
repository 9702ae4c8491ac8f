/**
 * Content for the development server. Payloads and pictures are made when they are asked for. When an entry changes, the browser
 * is told, so that the page shows the change and keeps its state.
 */

import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { printProblems } from '#content/format/problem.ts'
import { parseConfig } from '#site/config.ts'
import type { briefCinemas as BriefCinemas } from '#site/loaders/cards/brief-cinema.ts'
import type { offersByCinema as OffersByCinema } from '#site/loaders/cards/offers/offers-by-cinema.ts'
import type { layoutOf as LayoutOf } from '#site/loaders/layout/layout.ts'
import type { loadPage as LoadPage } from '#site/loaders/load-page.ts'
import type { createSource as CreateSource } from '#site/loaders/source/create-source.ts'
import type { sitePages as SitePages } from '#site/loaders/source/site-pages.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { contentFormatDigest } from '#site/node/incremental/code-digest.ts'
import { toProblems } from '#site/node/problems.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { offersFile } from '#site/shared/offers.ts'
import { payloadUrl } from '#site/shared/payload.ts'
import { cinemasFile } from '#site/shared/place/brief-cinema.ts'
import { mediaFor } from './media.ts'
import { withSectionsPage } from './sections-page.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

export function contentDev(root: string): Plugin {
  const folder = join(root, 'content')
  const cache = join(root, '.cache/dev')
  const contract = contentFormatDigest(root)
  const prose = new ProseStore(new ProseCache(join(cache, 'prose.db'), contract))
  let content: IndexedContent | undefined

  const read = (): IndexedContent => {
    if (!content) {
      const read = readContent({ folder, cacheFile: join(cache, 'index.json'), contract, prose })
      content = { ...read, entries: withSectionsPage(read.entries) }
    }
    return content
  }

  return {
    name: 'content-dev',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(['entries', 'ticketing', 'snapshot.json'].map((name) => join(folder, name)))
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder) || /\.tsx?$/.test(path)) return
        content = undefined
        server.ws.send('content:update')
      })
      server.middlewares.use((request, response, next) => {
        const path = decodedPath(request.url)
        const send = ({ status, body }: Answer) => {
          response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          response.end(JSON.stringify(body))
        }
        if (path === undefined) response.writeHead(400).end()
        else if (
          path === '/layout.json' ||
          [cinemasFile, offersFile].includes(path.slice(1)) ||
          /\/(?:payload|rest)\.json$/.test(path)
        )
          answer(server, path, read(), prose).then(send, next)
        else if (path.startsWith('/media/'))
          mediaFor(path, read(), cache).then((sent) => {
            const headers = { 'x-content-type-options': 'nosniff', ...(sent ? { 'content-type': sent.type } : {}) }
            response.writeHead(sent ? 200 : 404, headers).end(sent?.bytes)
          }, next)
        else next()
      })
    },
  }
}

/** The decoded path; undefined where the URL is none. */
function decodedPath(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** Loaders are loaded through Vite, so that a change of a loader shows at once, too. */
async function answer(
  server: ViteDevServer,
  path: string,
  content: IndexedContent,
  prose: ProseStore,
): Promise<Answer> {
  const { createSource } = (await server.ssrLoadModule('/loaders/source/create-source.ts')) as {
    createSource: typeof CreateSource
  }
  const { layoutOf } = (await server.ssrLoadModule('/loaders/layout/layout.ts')) as { layoutOf: typeof LayoutOf }
  const { briefCinemas } = (await server.ssrLoadModule('/loaders/cards/brief-cinema.ts')) as {
    briefCinemas: typeof BriefCinemas
  }
  const { offersByCinema } = (await server.ssrLoadModule('/loaders/cards/offers/offers-by-cinema.ts')) as {
    offersByCinema: typeof OffersByCinema
  }
  const { loadPage } = (await server.ssrLoadModule('/loaders/load-page.ts')) as { loadPage: typeof LoadPage }
  const { sitePages } = (await server.ssrLoadModule('/loaders/source/site-pages.ts')) as { sitePages: typeof SitePages }
  const source = createSource({ content, config: parseConfig(process.env), prose: prose.read })
  if (content.problems.length > 0) server.config.logger.warn(printProblems(content.problems))
  if (path === '/layout.json') return { status: 200, body: layoutOf(source) }
  if (path === `/${cinemasFile}`) return { status: 200, body: briefCinemas(source) }
  if (path === `/${offersFile}`) return { status: 200, body: offersByCinema(source) }
  const page = path.slice(0, path.lastIndexOf('/')) || '/'
  const sitePage = sitePages(source).find((candidate) => candidate.path === page)
  if (!sitePage) return { status: 404, body: { message: `${page} has no page` } }
  try {
    const { payload, rest } = loadPage(source, sitePage)
    if (path === payloadUrl(page)) return { status: 200, body: payload }
    return rest ? { status: 200, body: { rest } } : { status: 404, body: { message: `${page} shows all at once` } }
  } catch (error) {
    const problems = toProblems(error, page, sitePage.entry, content)
    server.config.logger.error(printProblems(problems))
    return { status: 500, body: problems[0] }
  }
}
