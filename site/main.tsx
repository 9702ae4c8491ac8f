/** Starts the site in the browser: takes over the page that was built, or, in development, makes it. */
// First, as it says which layer of styles is above which.
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { fetchLayout, fetchPage } from './data/from-network.ts'
import { type FirstLoad, payloadElementId } from './data/payload.ts'
import { loadComponent } from './pages/components.ts'
import { createRoutes, pathOf, rootId } from './router.tsx'

const routes = createRoutes({ page: fetchPage, layout: fetchLayout })
const container = document.getElementById('app')
const written = document.getElementById(payloadElementId)?.textContent

if (container) void start(container, written ? (JSON.parse(written) as FirstLoad) : undefined)

async function start(container: HTMLElement, first: FirstLoad | undefined): Promise<void> {
  if (first) await loadComponent(first.payload.page)
  const leaf = matchRoutes(routes, location)?.at(-1)?.route.id
  const router = createBrowserRouter(routes, {
    ...(first && leaf ? { hydrationData: { loaderData: { [rootId]: first.layout, [leaf]: first.payload } } } : {}),
  })
  import.meta.hot?.on('content:update', () => void router.revalidate())
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // The page of an error stands at addresses other than its own; links there may look different, so it is made anew.
  if (first && first.payload.path === pathOf(location.href)) hydrateRoot(container, app)
  else createRoot(container).render(app)
}
