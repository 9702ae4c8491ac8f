import type { ReactNode } from 'react'
import { Highlights } from '#site/features/slideshow/highlights.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { BasicHero } from '#site/templates/basic/basic-content.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'

interface Props {
  readonly page: BasicPage
  /** Shown below the title. */
  readonly children?: ReactNode
}

/** The hero of a page that editors can place banners on: those that are shown while the page may be looked at follow its title. */
export function BannerHero({ page, children }: Props) {
  const { title, summary, link, banners = [] } = page
  if (banners.length === 0)
    return (
      <>
        <BasicHero page={page} />
        {children && <div className="wrap">{children}</div>}
      </>
    )
  return (
    <PageHeader>
      <div className="banner wrap">
        <div className="name">
          <Breadcrumbs />
          <h1 className="title">{title}</h1>
          {children}
        </div>
        <div className="about">
          {summary && <p className="summary">{summary}</p>}
          {link && (
            <p>
              <ButtonLink variant="primary" href={link.href}>
                {link.label}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      <div className="highlights">
        <Highlights banners={banners} picture={page.hero} isBelow isFirst />
      </div>
    </PageHeader>
  )
}
