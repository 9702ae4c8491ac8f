/** A thread of `page-renderer.ts`: renders pages, and writes their payloads. */
import type { LoadedPage } from '#site/loaders/load-page.ts'
import { readBundle } from '#site/node/bundle/bundle-manifest.ts'
import { setup } from '#site/node/threads/setup.ts'
import type { SsgApp } from '#site/node/vite-ssg/ssg-app.ts'
import { PageWriter, type SharedPageData, type WrittenPage } from './page-writer.ts'

export interface RenderSetup {
  readonly site: SharedPageData
  /** URL of the module that renders pages. */
  readonly app: string
}

const { site, app } = setup<RenderSetup>()
const { createApp } = (await import(app)) as { readonly createApp: () => SsgApp }
const writer = new PageWriter(site, readBundle(site.staging), createApp().renderPage)

/** @param page as JSON */
export default (page: string): Promise<WrittenPage> => writer.write(JSON.parse(page) as LoadedPage)
