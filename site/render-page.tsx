/** Renders a page's payload to HTML with React. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import { loadForm } from './features/form/form.tsx'
import { type RenderOnce, RenderOnceContext } from './layout/rendered-once.tsx'
import { loadComponent, moduleOf } from './page-components.ts'
import { createRoutes } from './router.tsx'
import { type RouteId, rowOf } from './routes.ts'
import type { Layout } from './shared/layout.ts'
import { addCollectedMedia, collectMedia } from './shared/media-url.ts'
import type { Payload } from './shared/payload.ts'
import { identifierPrefix } from './ui/own-ids.ts'

/** React's marker for a Suspense boundary that was not rendered. */
const suspendedMarker = '<!--$!-->'

/**
 * Creates the renderer of one build: what it renders once for all pages has the build's one layout.
 *
 * @returns a function to the HTML, and what the HTML needs. It throws where the page throws or suspends.
 */
export function createRenderer() {
  /** One handler per route, as thousands of pages may share it. */
  const handlers = new Map<RouteId, StaticHandler>()
  const renderedOnce = new Map<string, ReturnType<typeof collectMedia<string>>>()

  const renderOnce: RenderOnce = (name, children) => {
    const { result, media } = renderedOnce.getOrInsertComputed(name, () =>
      collectMedia(() => renderToString(<StrictMode>{children}</StrictMode>)),
    )
    addCollectedMedia(media)
    return result
  }

  return async (payload: Payload, layout: Layout, route: RouteId) => {
    await Promise.all([loadComponent(payload.page), loadForm()])
    const handler = handlers.getOrInsertComputed(route, () => handlerOf(route, layout))
    const context = await handler.query(new Request(`http://site.invalid${payload.path}`), {
      requestContext: new RouterContextProvider(new Map([[payloadContext, payload]])),
    })
    if (context instanceof Response)
      throw new Error(`The page answered with a redirect to ${context.headers.get('location')}.`)
    const [failure] = Object.values(context.errors ?? {})
    if (failure !== undefined) throw failure
    const router = createStaticRouter(handler.dataRoutes, context)
    // Not as a stream: pages never wait, and converting chunks to bytes and back costs a tenth of a build.
    const { result: html, ...assets } = collectMedia(() =>
      renderToString(
        <StrictMode>
          <RenderOnceContext value={renderOnce}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </RenderOnceContext>
        </StrictMode>,
        { identifierPrefix },
      ),
    )
    if (html.includes(suspendedMarker))
      throw new Error('A part of the page was left to the browser: it waits for something.')
    return { html, module: moduleOf(payload.page), ...assets }
  }
}

const handlerOf = (route: RouteId, layout: Layout): StaticHandler =>
  createStaticHandler(
    createRoutes(
      { page: async (_path, _id, _params, context) => context.get(payloadContext), layout: async () => layout },
      { [route]: rowOf(route) },
    ),
  )

/** The page on its way through a handler. */
const payloadContext = createContext<Payload>()
