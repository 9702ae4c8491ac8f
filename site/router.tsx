/** The route table as react-router has it: one object for each row, all with the same way to data and screen. */
import { Outlet, type RouteObject, useLoaderData } from 'react-router'
import { useLightbox } from './features/lightbox/use-lightbox.ts'
import { OfflineNotice } from './features/online/offline-notice.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { ErrorFallback } from './layout/error-fallback.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Layout } from './layout/layout.tsx'
import { componentOf } from './page-components.ts'
import { type RouteId, routeIds, rowOf } from './routes.ts'
import type { Layout as LayoutData } from './shared/layout.ts'
import type { Payload, PayloadLoader } from './shared/payload.ts'
import { BreadcrumbsContext } from './ui/breadcrumbs/breadcrumbs.tsx'

export const rootId = 'root'

/** @param ids the rows wanted: the build asks for one page at a time, and matching against all of them costs more than the page. */
export function createRoutes(load: PayloadLoader, ids: readonly RouteId[] = routeIds): RouteObject[] {
  return [
    {
      id: rootId,
      path: '/',
      loader: () => load.layout(),
      // A built page brought the layout along; only in development can it change under us.
      shouldRevalidate: () => import.meta.hot !== undefined,
      Component: Root,
      ErrorBoundary: ErrorFallback,
      children: ids.map((id) => ({
        id,
        path: rowOf(id).path,
        loader: ({ request, params }) => load.page(pathOf(request.url), id, params),
        // Filters and tabs are read from the address by the page; its payload is the same.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href),
        Component: PageOutlet,
        ErrorBoundary: ErrorPage,
      })),
    },
  ]
}

/** The path without a slash at its end: hosts differ in whether they add one. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/(?<=.)\/+$/, '')

/** Always the same, so that the layout need not be drawn again for each page. */
const outlet = <Outlet />

function Root() {
  useLightbox()
  const layout = useLoaderData<LayoutData>()
  return (
    <>
      <Layout layout={layout}>{outlet}</Layout>
      <OfflineNotice />
    </>
  )
}

function PageOutlet() {
  const { page, head, data } = useLoaderData<Payload>()
  const Page = componentOf(page)
  return (
    <>
      <DocumentHead head={head} />
      <BreadcrumbsContext value={head.breadcrumbs}>
        <Page data={data} />
      </BreadcrumbsContext>
    </>
  )
}
