/** The layout, and in it the page at the address or an error. */
import { createContext, type ReactNode, use } from 'react'
import { useLightbox } from './features/lightbox/use-lightbox.ts'
import { OfferNotes } from './features/my-cinema/offer-notes.tsx'
import { PosterHeart } from './features/my-list/poster-heart.tsx'
import { DocumentHead } from './layout/document-head.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { ErrorFallback } from './layout/error-fallback.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Layout } from './layout/layout.tsx'
import { componentOf } from './page-components.ts'
import { LocationContext } from './router/location-context.ts'
import type { LoadedLocation } from './router/router.ts'
import type { Layout as LayoutData } from './shared/layout.ts'
import type { Payload } from './shared/payload.ts'
import { CardCornerContext } from './ui/cards/card.tsx'
import { ShownPageContext } from './ui/shown-page.ts'

export interface Shown extends LoadedLocation<Payload> {
  readonly layout: LayoutData
}

const PageContext = createContext<ReactNode>(null)

/** A constant element, so that the memoized layout does not render again for each page. */
const page = <PageInContext />

export function Root({ shown }: { readonly shown: Shown }) {
  const { location, outcome, layout } = shown
  return (
    <LocationContext value={location}>
      <ErrorBoundary of={shown} fallback={ErrorFallback}>
        <PageContext
          value={
            <ErrorBoundary of={shown} fallback={ErrorPage}>
              {'page' in outcome ? <Page payload={outcome.page} /> : <ErrorPage error={outcome.error} />}
            </ErrorBoundary>
          }
        >
          <ShownPageContext value={'page' in outcome ? outcome.page : undefined}>
            <Site layout={layout} />
          </ShownPageContext>
        </PageContext>
      </ErrorBoundary>
    </LocationContext>
  )
}

function Site({ layout }: { readonly layout: LayoutData }) {
  useLightbox()
  return <Layout layout={layout}>{page}</Layout>
}

function PageInContext() {
  return use(PageContext)
}

/** The key is the page's: one of the same kind begins anew, and takes over no words, times or scrolled rows of the last one. */
function Page({ payload: { path, page, head, data } }: { readonly payload: Payload }) {
  const Content = componentOf(page)
  return (
    <>
      <DocumentHead head={head} />
      <CardCornerContext value={PosterHeart}>
        <OfferNotes>
          <Content key={path} data={data} />
        </OfferNotes>
      </CardCornerContext>
    </>
  )
}
