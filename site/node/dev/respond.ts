/**
 * The data of pages, made when they are asked for. The development server loads this module through Vite, and with it the loaders,
 * so that a change of a loader shows at once, too.
 */
import type { Problem } from '#content/format/problem.ts'
import { briefCinemas } from '#site/loaders/cards/brief-cinema.ts'
import { offersByCinema } from '#site/loaders/cards/offers/offers-by-cinema.ts'
import { layoutOf } from '#site/loaders/layout/layout.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { createSource, type SourceOptions } from '#site/loaders/source/create-source.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { toProblems } from '#site/node/problems.ts'
import { briefCinemasFile } from '#site/shared/geo/brief-cinema.ts'
import { offersFile } from '#site/shared/offers.ts'
import { payloadUrl } from '#site/shared/payload.ts'

export interface DataResponse {
  readonly status: number
  /** The data that is sent as JSON. */
  readonly body: unknown
  /** Why the page cannot be loaded. */
  readonly problems?: readonly Problem[]
}

interface DataOptions extends Omit<SourceOptions, 'onRead'> {
  readonly content: IndexedContent
}

/** @param path of a file that a build would write beside a page, or for all pages. */
export function respond(path: string, options: DataOptions): DataResponse {
  const source = createSource(options)
  if (path === '/layout.json') return { status: 200, body: layoutOf(source) }
  if (path === `/${briefCinemasFile}`) return { status: 200, body: briefCinemas(source) }
  if (path === `/${offersFile}`) return { status: 200, body: offersByCinema(source) }
  const page = path.slice(0, path.lastIndexOf('/')) || '/'
  const sitePage = sitePages(source).find((candidate) => candidate.path === page)
  if (!sitePage) return { status: 404, body: { message: `${page} has no page` } }
  try {
    const { payload, rest } = loadPage(source, sitePage)
    if (path === payloadUrl(page)) return { status: 200, body: payload }
    return rest ? { status: 200, body: { rest } } : { status: 404, body: { message: `${page} shows all at once` } }
  } catch (error) {
    const problems = toProblems(error, page, sitePage.entry, options.content)
    return { status: 500, body: problems[0], problems }
  }
}
