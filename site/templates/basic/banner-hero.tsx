import type { ReactNode } from 'react'
import { Highlights } from '#site/features/slideshow/highlights.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import styles from './banner-hero.module.css'
import { BasicHero } from './basic-content.tsx'

interface Props {
  readonly page: BasicPage
  /** Shown below the summary. */
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
      <div className={`${styles.content} wrap`}>
        <div className={styles.name}>
          <Breadcrumbs />
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.about}>
          {summary && <p className={styles.summary}>{summary}</p>}
          {link && (
            <p>
              <ButtonLink variant="primary" href={link.href}>
                {link.label}
              </ButtonLink>
            </p>
          )}
          {children}
        </div>
      </div>
      <div className={styles.highlights}>
        <Highlights banners={banners} picture={page.hero} />
      </div>
    </PageHeader>
  )
}
