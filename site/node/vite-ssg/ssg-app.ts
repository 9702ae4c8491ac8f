/** The object that `entry-ssg.tsx` gives to vite-ssg for a page; vite-ssg passes it on to the hooks of `run.ts`. */
import type { Layout } from '#site/shared/layout.ts'
import type { PageAssets } from '#site/shared/media-url.ts'
import type { Payload } from '#site/shared/payload.ts'

/** The page's HTML, what that HTML needs, and the modules that show it, as Vite's manifest names them. @throws where the page fails. */
export type RenderPage = (
  payload: Payload,
  layout: Layout,
) => Promise<PageAssets & { readonly html: string; readonly modules: readonly string[] }>

export interface SsgApp {
  readonly routes: readonly []
  /** A comment of Vue, which vite-ssg prints where the page belongs. */
  readonly app: unknown
  /** The comment as it is printed. */
  readonly placeholder: string
  readonly renderPage: RenderPage
  /** URL of the module that all this is from, for threads that render. */
  readonly url: string
}
