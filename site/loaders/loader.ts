/** The contract of page loaders. */
import type { Head } from '#site/shared/head.ts'
import type { SitePage } from './source/site-pages.ts'
import type { Source } from './source/source.ts'

export interface LoaderResult<Data> {
  readonly head: Head
  /** Exactly what the page shows, as the browser downloads it. Declare it by `type`: an interface does not fit a record. */
  readonly data: Data
  /** What the page shows only when it is asked for: the browser fetches it then, from a file of its own. */
  readonly rest?: object
  /** JSON-LD nodes, written into the page but not into its payload. */
  readonly jsonLd?: readonly object[]
}

export type Loader<Data> = (source: Source, sitePage: SitePage) => LoaderResult<Data>

/** Props of a page's component, from the page's own loader: `LoaderData<typeof load>`. */
export type LoaderData<L extends Loader<unknown>> = ReturnType<L>['data']
