import type { ReactNode } from 'react'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import styles from './chip.module.css'

interface Props {
  /** Name of the list, where nothing around it is named. */
  readonly label?: string
  /** Whether it has several lines on wide screens. On a phone it scrolls sideways, from edge to edge. */
  readonly wraps?: boolean
  /** List items. */
  readonly children: ReactNode
}

/** Chips in one line. */
export const ChipRow = ({ label, wraps = false, children }: Props) => (
  <ul className={`${styles.row} ${wraps ? styles.wrapping : ''}`} aria-label={label} onFocus={scrollFocusedIntoView}>
    {children}
  </ul>
)
