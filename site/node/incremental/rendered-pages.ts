import type { PageFingerprint } from './fingerprint.ts'
import type { SharedDigests } from './state.ts'

/** A page that this build has rendered. */
export interface RenderedPage {
  readonly reason: string
  /** The fingerprint of what it was rendered from. */
  readonly fingerprint: PageFingerprint
  /** Addresses of the pictures and files that the page uses. */
  readonly media: readonly string[]
}

/** The pages of a build: those that it has rendered, and those that it reuses. */
export interface RenderedPages {
  readonly shared: SharedDigests
  /** Files that belong to all pages. */
  readonly bundle: readonly string[]
  /** Path → page. */
  readonly rendered: ReadonlyMap<string, RenderedPage>
  /** Files of the last output that stay as they are. */
  readonly reusedFiles: readonly string[]
}
