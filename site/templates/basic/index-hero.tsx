import type { ReactNode } from 'react'
import { Highlights } from '#site/features/slideshow/highlights.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import styles from './index-hero.module.css'

interface Props {
  readonly page: BasicPage
  /** Mark of the page's brand, before the title. */
  readonly mark?: ReactNode
  /** Whether the main action of the page differs from its link. */
  readonly isLinkQuiet?: boolean
}

/** The beginning of a page that is a list: low, so that the list begins on the first screen. */
export function IndexHero({ page: { title, language, summary, link }, mark, isLinkQuiet = false }: Props) {
  return (
    <PageHeader className={`${styles.row} lit wrap`}>
      <div>
        <Breadcrumbs />
        <h1 className={styles.title} lang={language}>
          {mark}
          {title}
        </h1>
      </div>
      {summary && (
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
      )}
      {link && (
        <ButtonLink variant={isLinkQuiet ? 'secondary' : 'primary'} isSmall href={link.href} className={styles.link}>
          {link.label}
        </ButtonLink>
      )}
    </PageHeader>
  )
}

/** Banners of a list, below it. */
export const IndexBanners = ({ page: { banners } }: Pick<Props, 'page'>) =>
  banners && <Highlights banners={banners} picture={undefined} isBelow />
