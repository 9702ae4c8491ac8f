import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface Props {
  /** Where in time: it colours the badge. */
  readonly tone?: 'coming' | 'sales' | 'running' | 'ending' | 'over'
  readonly children: ReactNode
}

/** A word or two that sort a thing at a glance: a classification, a state, a kind. */
export function Badge({ tone, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
