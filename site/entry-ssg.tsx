/**
 * Lets vite-ssg, which renders Vue, publish pages that React has rendered.
 *
 * The Vue application of every page is a single comment; `site/node/render/page-writer.ts` puts React's HTML in its place. So
 * vite-ssg's queue, shell and files are used, and React's bytes reach the file untouched. Nothing of Vue gets into the
 * browser: this file is not what index.html names.
 */
import { Comment, h } from 'vue'
import { buildBridge } from './node/vite-ssg/build-context.ts'
import { renderPage } from './render-page.tsx'

const bridge = buildBridge()

/** vite-ssg calls it once without a path, for the routes, and then for every page. */
export async function createApp(path?: string) {
  if (path === undefined) return { routes: [] }
  return { routes: [], app: h(Comment, bridge.outlet), page: await bridge.preparePage(path, renderPage) }
}

/** vite-ssg asks which pages to render: those that are not as they would be now. */
export const includedRoutes = (): readonly string[] => bridge.pathsToRender()
