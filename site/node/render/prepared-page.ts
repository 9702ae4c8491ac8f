import type { PageAssets } from '#site/shared/media-url.ts'
import type { Payload } from '#site/shared/payload.ts'

/** A page between its loader and its files. Its media are those of the HTML, the payload and the head. */
export interface PreparedPage extends PageAssets {
  readonly payload: Payload
  readonly jsonLd: readonly object[]
  readonly rest?: object
  readonly html: string
  /** The module that shows the page, as Vite's manifest names it. */
  readonly module: string
}
