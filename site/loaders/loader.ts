/** What a page's loader is. */
import type { Head } from '#site/shared/head.ts'
import type { Target } from './source/site-pages.ts'
import type { Source } from './source/source.ts'

export interface LoaderResult<Data> {
  readonly head: Head
  /** Exactly what the page shows; it travels to the browser, so no more than that. Types, as no interface fits a record. */
  readonly data: Data
  /** Facts for search engines (JSON-LD), put into the page but not into its payload. */
  readonly jsonLd?: readonly object[]
}

export type Loader<Data> = (source: Source, target: Target) => LoaderResult<Data>

/** What the component of a page gets, said by the page's own loader: `LoaderData<typeof load>`. */
export type LoaderData<L extends Loader<unknown>> = ReturnType<L>['data']
