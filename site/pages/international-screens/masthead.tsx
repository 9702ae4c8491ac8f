import { Slideshow } from '#site/features/slideshow/slideshow.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Links } from '#site/ui/links/links.tsx'
import type { load } from './loader.ts'
import styles from './masthead.module.css'

type Props = Pick<LoaderData<typeof load>, 'page' | 'banners' | 'categories'>

/** The slideshow comes first in DOM and tab order; the title follows. */
export function Masthead({ page, banners, categories }: Props) {
  return (
    <header>
      <Slideshow slides={banners} />
      <div className={`${styles.content} wrap`}>
        <div className={styles.name}>
          <Breadcrumbs />
          <h1 className={styles.title}>{page.title}</h1>
        </div>
        <div className={styles.about}>
          {page.summary && <p className={styles.summary}>{page.summary}</p>}
          <nav aria-label="Categories">
            <Links links={categories} />
          </nav>
        </div>
      </div>
    </header>
  )
}
