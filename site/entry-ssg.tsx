/**
 * Lets vite-ssg, which renders Vue, publish pages that React has rendered.
 *
 * The Vue application of every page is a single comment; `site/build/write-page.ts` puts React's HTML in its place. So
 * vite-ssg's queue, shell and files are used, and React's bytes reach the file untouched. Nothing of Vue gets into the
 * browser: this file is not what index.html names.
 */
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Comment, h } from 'vue'
import { buildBridge } from './build/bridge.ts'
import type { Layout } from './data/layout.ts'
import type { Payload } from './data/payload.ts'
import { loadComponent } from './pages/components.ts'
import { createRoutes } from './router.tsx'
import type { RouteId } from './routes.ts'

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
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // By default large parts are sent later and put in place by an inline script, which our policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}
