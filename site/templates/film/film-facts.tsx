import type { ComponentProps } from 'react'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './film-facts.module.css'

/** The facts of a film: folded on phones, where they would stand for most of a screen before its first still. */
export const FilmFacts = ({ facts }: ComponentProps<typeof FactList>) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      Cast and facts
      <Icon name="down" />
    </summary>
    <FactList facts={facts} />
  </details>
)
