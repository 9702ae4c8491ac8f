import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface Props {
  /** Content of a card beside the text, which stays in view. */
  readonly card?: ReactNode
  /** Whether the card follows the text: below it on a phone, at its end on wide screens. */
  readonly isTextFirst?: boolean
  readonly children: ReactNode
}

/** A text with a card beside it. */
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
