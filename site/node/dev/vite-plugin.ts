/**
 * Content for the development server. Payloads and pictures are made when they are asked for. When an entry changes,
 * the browser is notified, so that the page shows the change and keeps its state.
 */

import { join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { printProblems } from '#content/format/problem.ts'
import { isPageData } from '#content/schema/path.ts'
import { parseConfig } from '#site/config.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { contentFormatDigest } from '#site/node/incremental/code-digest.ts'
import { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { briefCinemasFile } from '#site/shared/geo/brief-cinema.ts'
import { offersFile } from '#site/shared/offers.ts'
import { mediaFor } from './media.ts'
import type * as DataModule from './respond.ts'
import { withSectionsPage } from './sections-page.ts'

interface Served {
  readonly content: IndexedContent
  /** One for all requests: two that ask for the same picture wait for the same encoder. */
  readonly media: MediaOnDemand
}

export function contentDev(root: string): Plugin {
  const folder = join(root, 'content')
  const cache = join(root, '.cache/dev')
  const contract = contentFormatDigest(root)
  const prose = new ProseStore(new ProseCache(join(cache, 'prose.db'), contract))
  let served: Served | undefined

  const read = (): Served => {
    if (!served) {
      const index = readContent({ folder, cacheFile: join(cache, 'index.json'), contract, prose })
      const content = { ...index, entries: withSectionsPage(index.entries) }
      served = { content, media: new MediaOnDemand(content, cache) }
    }
    return served
  }

  return {
    name: 'content-dev',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(['entries', 'ticketing', 'snapshot.json'].map((name) => join(folder, name)))
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder) || /\.tsx?$/.test(path)) return
        served = undefined
        server.ws.send('content:update')
      })
      server.middlewares.use((request, response, next) => {
        const path = decodedPath(request.url)
        const sendData = async ({ content }: Served, path: string) => {
          const { respond } = (await server.ssrLoadModule('/node/dev/respond.ts')) as typeof DataModule
          const { logger } = server.config
          if (content.problems.length > 0) logger.warn(printProblems(content.problems))
          const config = parseConfig(process.env)
          const { status, body, problems } = respond(path, { content, config, prose: prose.read })
          if (problems) logger.error(printProblems(problems))
          response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          response.end(JSON.stringify(body))
        }
        if (path === undefined) response.writeHead(400).end()
        else if (
          path === '/layout.json' ||
          [briefCinemasFile, offersFile].includes(path.slice(1)) ||
          isPageData(posix.basename(path))
        )
          sendData(read(), path).catch(next)
        else if (path.startsWith('/media/'))
          mediaFor(path, read().media).then((sent) => {
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
