import { useRef } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { useOpenAtHash } from '#site/ui/faq-list/use-open-at-hash.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'
import styles from './winners.module.css'

interface Props {
  readonly winners: LoaderData<typeof load>['winners']
}

/** Winners with an excerpt of their stories, which unfold. */
export function Winners({ winners }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useOpenAtHash(list)
  return (
    <ul className={styles.winners} ref={list}>
      {winners.map(({ id, title, author, from, prize, portrait, excerpt, body }) => (
        <li key={id}>
          <article className={styles.winner}>
            {portrait && (
              <div className={styles.portrait}>
                <Picture picture={portrait} use="thumb" sizes="5rem" isDecorative />
              </div>
            )}
            <div className={styles.head}>
              <h3>{title}</h3>
              <p className={styles.by}>
                {[author, from].filter(Boolean).join(', ')} {prize && <Badge tone="coming">{prize}</Badge>}
              </p>
            </div>
            <p className={styles.excerpt}>{excerpt}</p>
            <details id={id} className={styles.whole}>
              <summary className={styles.more}>
                Read the story<span className="visually-hidden">: {title}</span>
              </summary>
              <Prose tree={body} />
            </details>
          </article>
        </li>
      ))}
    </ul>
  )
}
