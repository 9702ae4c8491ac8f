import type { ReactNode } from 'react'
import { LaterSlides } from '#site/features/slideshow/later-slides.tsx'
import { Slideshow } from '#site/features/slideshow/slideshow.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import type { Banner } from '#site/loaders/layout/banners.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import styles from './banner-hero.module.css'
import { BasicHero } from './basic-content.tsx'

interface Props {
  readonly page: BasicPage
  readonly isCompact?: boolean
  /** Shown below the summary. */
  readonly children?: ReactNode
}

/**
 * The hero of a page that editors can place banners on: those of the present time, or else the page's picture. The slideshow
 * comes first in DOM and tab order; the title follows.
 */
export function BannerHero({ page, isCompact = false, children }: Props) {
  const { title, summary, link, banners = [] } = page
  const { shown, later } = useShown<Banner>(banners)
  if (shown.length === 0)
    return (
      <>
        <BasicHero page={page} />
        {children && <div className="wrap">{children}</div>}
        <LaterSlides slides={later} />
      </>
    )
  return (
    <header>
      <Slideshow slides={shown} isCompact={isCompact} />
      <LaterSlides slides={later} />
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
