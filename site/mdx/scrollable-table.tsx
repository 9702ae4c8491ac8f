import type { ReactNode } from 'react'
import styles from './scrollable-table.module.css'

interface Props {
  /** What is in it, for those who reach it by keyboard or hear it. */
  readonly name?: string
  readonly children?: ReactNode
}

/** A table that is too wide scrolls by itself, with a shadow where there is more of it; the page never does. */
export function ScrollableTable({ name = 'Table', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it.
    // biome-ignore lint/a11y/useSemanticElements: a group, as a page with many tables has no use for so many landmarks.
    <div className={styles.region} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
