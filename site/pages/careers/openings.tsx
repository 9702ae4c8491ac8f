import { useRef } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { useOpenAtHash } from '#site/ui/faq-list/use-open-at-hash.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import type { load } from './loader.ts'
import styles from './openings.module.css'

type Opening = LoaderData<typeof load>['openings'][number]

/** Job openings as a list; each unfolds to its description. */
export function Openings({ openings }: { readonly openings: readonly Opening[] }) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  return (
    <div ref={list} className={styles.openings}>
      {openings.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} />
      ))}
    </div>
  )
}

function OpeningRow({ opening }: { readonly opening: Opening }) {
  const { id, title, department, place, employment, posted, closes, paragraphs } = opening
  return (
    <details id={id} className={styles.opening}>
      <summary className={styles.summary}>
        <span className={styles.department}>{department}</span>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.place}>
          {place} <Badge>{employment}</Badge>
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.dates}>
          Posted <time dateTime={posted.iso}>{posted.text}</time>
          {closes && (
            <>
              , open until <time dateTime={closes.iso}>{closes.text}</time>
            </>
          )}
        </p>
      </div>
    </details>
  )
}
