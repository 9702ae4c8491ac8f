/** What a page's loader is. */
import type { Head } from '#site/shared/head.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

export interface Loaded<Data> {
  readonly head: Head
  /** Exactly what the page shows; it travels to the browser, so no more than that. Types, as no interface fits a record. */
  readonly data: Data
  /** Facts for search engines (JSON-LD), put into the page but not into its payload. */
  readonly structured?: readonly object[]
}

export type Loader<Data> = (source: Source, target: Target) => Loaded<Data>
