import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface Props {
  /** `accent`: now. `soon`: to come, or soon over. `over`: past. */
  readonly tone?: 'plain' | 'accent' | 'soon' | 'over'
  readonly children: ReactNode
}

/** A word or two that sort a thing at a glance: a classification, a state, a kind. */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
