/**
 * Lets vite-ssg, which renders Vue, publish pages that React has rendered.
 *
 * The Vue application of every page is a single comment, which `site/node/render/page-writer.ts` replaces by React's
 * HTML. So vite-ssg's queue, template and files are used, and React's bytes reach the file untouched. The browser gets no
 * Vue, as index.html does not name this file.
 */
import { Comment, h } from 'vue'
import { buildBridge } from './node/vite-ssg/build-context.ts'
import { renderPage } from './render-page.tsx'

const bridge = buildBridge()

/** vite-ssg calls this once without a path, for the routes, and then once per page. */
export async function createApp(path?: string) {
  if (path === undefined) return { routes: [] }
  return { routes: [], app: h(Comment, bridge.outlet), page: await bridge.preparePage(path, renderPage) }
}

/** vite-ssg asks which pages to render: only the stale ones. */
export const includedRoutes = (): readonly string[] => bridge.pathsToRender()
