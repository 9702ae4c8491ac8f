/** Renders a page's payload to HTML with React. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type RenderOnce, RenderOnceContext } from './layout/rendered-once.tsx'
import { loadCode, modulesOf } from './page-components.ts'
import { Root } from './root.tsx'
import { defaultKey } from './router/location.ts'
import type { Layout } from './shared/layout.ts'
import { addCollectedMedia, collectMedia } from './shared/media-url.ts'
import type { Payload } from './shared/payload.ts'
import { loadLazyParts } from './ui/lazy-part/lazy-part.tsx'
import { identifierPrefix } from './ui/own-ids.ts'

/** React's marker for a Suspense boundary that was not rendered. */
const suspendedMarker = '<!--$!-->'

/**
 * Creates the renderer of one build: what it renders once for all pages has the build's one layout.
 *
 * @returns a function to the HTML, and what the HTML needs. It throws where the page throws or suspends.
 */
export function createRenderer() {
  const renderedOnce = new Map<string, ReturnType<typeof collectMedia<string>>>()

  const renderOnce: RenderOnce = (name, children) => {
    const { result, media } = renderedOnce.getOrInsertComputed(name, () =>
      collectMedia(() => renderToString(<StrictMode>{children}</StrictMode>)),
    )
    addCollectedMedia(media)
    return result
  }

  return async (payload: Payload, layout: Layout) => {
    await loadCode(payload)
    await loadLazyParts()
    const location = { pathname: payload.path, search: '', hash: '', key: defaultKey }
    // Not as a stream: pages never wait, and converting chunks to bytes and back costs a tenth of a build.
    const { result: html, ...assets } = collectMedia(() =>
      renderToString(
        <StrictMode>
          <RenderOnceContext value={renderOnce}>
            <Root shown={{ location, outcome: { page: payload }, layout }} />
          </RenderOnceContext>
        </StrictMode>,
        { identifierPrefix },
      ),
    )
    if (html.includes(suspendedMarker))
      throw new Error('A part of the page was left to the browser: it waits for something.')
    return { html, modules: modulesOf(payload), ...assets }
  }
}
