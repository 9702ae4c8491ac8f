import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface Props {
  /** What is to be known at a glance: a card beside the text that stays in sight. */
  readonly card?: ReactNode
  /** On a phone the card comes after the text; else before it. */
  readonly isTextFirst?: boolean
  readonly children: ReactNode
}

/** A text, and beside it what is to be known. */
export function Columns({ card, isTextFirst = false, children }: Props) {
  const beside = card && <div className={styles.card}>{card}</div>
  return (
    <div className={`${styles.columns} wrap`}>
      {!isTextFirst && beside}
      <div className={styles.text}>{children}</div>
      {isTextFirst && beside}
    </div>
  )
}
