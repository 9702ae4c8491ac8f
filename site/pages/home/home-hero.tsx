import { Highlights } from '#site/features/slideshow/highlights.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { BasicHero } from '#site/templates/basic/basic-content.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'

/** Banners are shown above the page's title; the title comes first in DOM order. */
export function HomeHero({ page }: { readonly page: BasicPage }) {
  const { banners = [] } = page
  if (banners.length === 0) return <BasicHero page={page} />
  return (
    <PageHeader className="homeHero">
      <div className="content wrap">
        <h1>{page.title}</h1>
        {page.summary && <p>{page.summary}</p>}
      </div>
      <Highlights banners={banners} picture={page.hero} />
    </PageHeader>
  )
}
