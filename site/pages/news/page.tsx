import { ShareButton } from '../../features/share/share-button.tsx'
import { href } from '../../href.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'
import { Parts } from '../detail/parts.tsx'
import styles from './page.module.css'

/** An article: to be read, not looked at. */
export function Page({ data }: PageProps<'news'>) {
  const { title, kicker, summary, picture, from, body } = data
  return (
    <article>
      <header className={`${styles.head} wrap`}>
        <div className={styles.words}>
          <Breadcrumbs />
          <p className={styles.kicker}>
            {kicker}
            {from && <time dateTime={from.iso}>{from.text}</time>}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          <ShareButton title={title} />
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} use="figure" sizes="(min-width: 80rem) 72rem, 100vw" isFirst />
          </div>
        )}
      </header>
      <div className={`${styles.body} wrap`}>
        <div className={styles.column}>
          {body && <Prose tree={body} />}
          <p className={styles.back}>
            <ButtonLink look="quiet" href={href('newsIndex')}>
              All news
            </ButtonLink>
          </p>
        </div>
      </div>
      <Parts detail={data} />
    </article>
  )
}
