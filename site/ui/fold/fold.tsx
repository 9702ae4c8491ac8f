import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface Props {
  /** What is there once it is unfolded, so that it holds both ways: “All 14 halls”. */
  readonly label: string
  readonly children: ReactNode
}

/** The end of a long part, which phones fold away at first. Where there is room it is in view, and there is nothing to press. */
export const Fold = ({ label, children }: Props) => (
  <details className={styles.fold}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
)
