import type { ReactNode } from 'react'
import type { Tone } from '#site/shared/badge.ts'
import styles from './badge.module.css'

interface Props {
  /** State that colours the badge. */
  readonly tone?: Tone
  readonly children: ReactNode
}

/** A label of one or two words: a classification, a state, a kind. */
export function Badge({ tone, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
