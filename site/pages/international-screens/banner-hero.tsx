import type { ReactNode } from 'react'
import { Highlights } from '#site/features/slideshow/highlights.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { BasicHero } from '#site/templates/basic/basic-content.tsx'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'

interface Props {
  readonly page: BasicPage
  /** Shown below the title. */
  readonly children?: ReactNode
}

/** The hero of a page that editors can place banners on: those that are shown while the page may be looked at follow its title. */
export function BannerHero({ page, children }: Props) {
  const { banners } = page
  const below = children && <div className="belowTitle wrap">{children}</div>
  if (!banners)
    return (
      <>
        <BasicHero page={page} />
        {below}
      </>
    )
  return (
    <>
      <IndexHero page={page} isLinkQuiet />
      {below}
      <div className="highlights">
        <Highlights banners={banners} picture={page.hero} isBelow isFirst />
      </div>
    </>
  )
}
