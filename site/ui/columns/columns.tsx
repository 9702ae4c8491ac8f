import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface Props {
  /** What is to be known at a glance: a card beside the text that stays in sight, and on a phone before it. */
  readonly card?: ReactNode
  readonly children: ReactNode
}

/** A text, and beside it what is to be known. */
export function Columns({ card, children }: Props) {
  return (
    <div className={`${styles.columns} wrap`}>
      {card && <div className={styles.card}>{card}</div>}
      <div className={styles.text}>{children}</div>
    </div>
  )
}
