/**
 * Lets vite-ssg, which renders Vue, publish pages that React has rendered.
 *
 * The Vue application of every page is a single comment; `site/build/page-writer.ts` puts React's HTML in its place. So
 * vite-ssg's queue, shell and files are used, and React's bytes reach the file untouched. Nothing of Vue gets into the
 * browser: this file is not what index.html names.
 */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Comment, h } from 'vue'
import { buildBridge } from './build/bridge.ts'
import type { Layout } from './data/layout.ts'
import type { Payload } from './data/payload.ts'
import { loadComponent } from './pages/components.ts'
import { createRoutes } from './router.tsx'
import type { RouteId } from './routes.ts'

/** What React writes where a part could not be rendered at once. */
const leftOut = '<!--$!-->'

const bridge = buildBridge()

/** vite-ssg calls it once without a path, for the routes, and then for every page. */
export async function createApp(path?: string) {
  if (path === undefined) return { routes: [] }
  return { routes: [], app: h(Comment, bridge.outlet), page: await bridge.preparePage(path, render) }
}

/** vite-ssg asks which pages to render: those that are not as they would be now. */
export const includedRoutes = (): readonly string[] => bridge.pathsToRender()

async function render(payload: Payload, layout: Layout, route: RouteId): Promise<string> {
  await loadComponent(payload.page)
  const routes = createRoutes({ page: async () => payload, layout: async () => layout }, [route])
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://site.invalid${payload.path}`))
  if (context instanceof Response)
    throw new Error(`The page answered with a redirect to ${context.headers.get('location')}.`)
  const [failure] = Object.values(context.errors ?? {})
  if (failure !== undefined) throw failure
  const router = createStaticRouter(handler.dataRoutes, context)
  // Not as a stream: nothing of a page is waited for, and turning chunks to bytes and back costs a tenth of a build.
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  if (html.includes(leftOut)) throw new Error('A part of the page was left to the browser: it waits for something.')
  return html
}
