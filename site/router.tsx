/** The route table as React Router's route objects, one for each row. */
import { type LoaderFunctionArgs, Outlet, type RouteObject, useLoaderData } from 'react-router'
import { useLightbox } from './features/lightbox/use-lightbox.ts'
import { OfflineNotice } from './features/online/offline-notice.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { ErrorFallback } from './layout/error-fallback.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Layout } from './layout/layout.tsx'
import { componentOf } from './page-components.ts'
import type { RouteId, RouteTable } from './routes.ts'
import type { Layout as LayoutData } from './shared/layout.ts'
import type { Payload, PayloadLoader } from './shared/payload.ts'
import { BreadcrumbsContext } from './ui/breadcrumbs/breadcrumbs.tsx'

export const rootId = 'root'

/** A build hands the page over in the router's context; in the browser the address is enough. */
interface RouteLoader extends Omit<PayloadLoader, 'page'> {
  page(...args: [...Parameters<PayloadLoader['page']>, context: LoaderFunctionArgs['context']]): Promise<Payload>
}

/** @param rows those to create: the build renders one route at a time, as matching against all rows costs more than a page. */
export function createRoutes(load: RouteLoader, rows: Partial<RouteTable>): RouteObject[] {
  return [
    {
      id: rootId,
      path: '/',
      loader: () => load.layout(),
      // A built page has its layout already; only in development can the layout change.
      shouldRevalidate: () => import.meta.hot !== undefined,
      Component: Root,
      ErrorBoundary: ErrorFallback,
      children: Object.entries(rows).map(([id, { path }]) => ({
        id,
        path,
        loader: ({ request, params, context }) => load.page(pathInUrl(request.url), id as RouteId, params, context),
        // Pages read filters and tabs from the query; their payload does not depend on it.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href),
        Component: PageOutlet,
        ErrorBoundary: ErrorPage,
      })),
    },
  ]
}

/** The path without a trailing slash, as some hosts add one. */
export const pathInUrl = (url: string): string => new URL(url).pathname.replace(/(?<=.)\/+$/, '')

/** A constant element, so that the memoized layout does not render again for each page. */
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
