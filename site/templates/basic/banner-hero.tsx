import type { ReactNode } from 'react'
import { Slideshow } from '#site/features/slideshow/slideshow.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './banner-hero.module.css'
import { BasicHero } from './basic-content.tsx'

interface Props {
  readonly page: Pick<BasicPage, 'title' | 'summary' | 'link'>
  readonly banners: NonNullable<BasicPage['banners']>
  readonly isCompact?: boolean
  /** Shown below the summary. */
  readonly children?: ReactNode
}

/** Hero of a page with banners. The slideshow comes first in DOM and tab order; the title follows. */
export function BannerHero({ page: { title, summary, link }, banners, isCompact = false, children }: Props) {
  return (
    <header>
      <Slideshow slides={banners} isCompact={isCompact} />
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
    </header>
  )
}

/** The banners of a page, or else its picture: for pages that editors can place banners on. */
export function BannersOrHero({ page }: { readonly page: BasicPage }) {
  return page.banners ? <BannerHero page={page} banners={page.banners} isCompact /> : <BasicHero page={page} />
}
