import { LaterSlides } from '#site/features/slideshow/later-slides.tsx'
import { Slideshow } from '#site/features/slideshow/slideshow.tsx'
import type { BasicPage } from '#site/loaders/content-pages/basic-page.ts'
import type { Banner } from '#site/loaders/layout/banners.ts'
import { BasicHero } from '#site/templates/basic/basic-content.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import styles from './home-hero.module.css'

/** The slideshow is shown above the page's title; the title comes first in DOM order. Without banners, the page's picture. */
export function HomeHero({ page }: { readonly page: BasicPage }) {
  const { shown, later } = useShown<Banner>(page.banners ?? [])
  if (shown.length === 0)
    return (
      <>
        <BasicHero page={page} />
        <LaterSlides slides={later} />
      </>
    )
  return (
    <header className={styles.hero}>
      <div className={`${styles.content} wrap`}>
        <h1 className={styles.title}>{page.title}</h1>
        {page.summary && <p className={styles.summary}>{page.summary}</p>}
      </div>
      <Slideshow slides={shown} />
      <LaterSlides slides={later} />
    </header>
  )
}
