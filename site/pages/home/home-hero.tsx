import { Slideshow } from '#site/features/slideshow/slideshow.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import type { Banner } from '#site/loaders/layout/banners.ts'
import styles from './home-hero.module.css'

interface Props {
  readonly page: BasicPage
  readonly banners: readonly Banner[]
}

/** The slideshow is shown above the page's title; the title comes first in DOM order. */
export function HomeHero({ page, banners }: Props) {
  return (
    <header className={styles.hero}>
      <div className={`${styles.content} wrap`}>
        <h1 className={styles.title}>{page.title}</h1>
        {page.summary && <p className={styles.summary}>{page.summary}</p>}
      </div>
      <Slideshow slides={banners} />
    </header>
  )
}
