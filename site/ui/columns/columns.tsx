import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface Props {
  /** Content of a card beside the text, which stays in view. */
  readonly card?: ReactNode
  readonly children: ReactNode
}

/** A text with a card beside it. */
export function Columns({ card, children }: Props) {
  return (
    <div className={`${styles.columns} wrap`}>
      {card && <div className={styles.card}>{card}</div>}
      <div className={styles.text}>{children}</div>
    </div>
  )
}
