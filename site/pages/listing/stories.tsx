import type { LoaderData } from '#site/loaders/loader.ts'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'
import styles from './stories.module.css'

/** Entries without pages of their own, each in full. */
export function Stories({ stories }: { readonly stories: LoaderData<typeof load>['cards'] }) {
  return (
    <ul className={styles.stories}>
      {stories.map(({ id, title, kicker, text, meta = [], picture, badge, body }) => (
        <li key={id} id={id} className={styles.story}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45vw, 92vw" />
            </div>
          )}
          <div className={styles.content}>
            {badge && (
              <p>
                <TimeBadge badge={badge} />
              </p>
            )}
            <h2>{title}</h2>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            {meta.length > 0 && (
              <ul className={styles.meta}>
                {meta.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {text && <p className={styles.text}>{text}</p>}
            {body && <Prose tree={body} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
