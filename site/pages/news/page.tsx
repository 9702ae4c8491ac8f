import { ShareButton } from '#site/features/share/share-button.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Parts } from '#site/templates/detail/parts.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

/** A news article. */
export function Page({ data }: Props) {
  const { title, kicker, summary, picture, from, body } = data
  return (
    <article>
      <PageHeader className={`${styles.head} wrap`}>
        <div className={styles.content}>
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
      </PageHeader>
      <div className={`${styles.body} wrap`}>
        <div className={styles.column}>
          {body && <Prose tree={body} />}
          <p className={styles.back}>
            <ButtonLink variant="link" href={href('newsIndex')}>
              All news
            </ButtonLink>
          </p>
        </div>
      </div>
      <Parts detail={data} />
    </article>
  )
}
