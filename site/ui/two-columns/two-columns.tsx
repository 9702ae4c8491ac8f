import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Two things beside each other where there is room, the second the wider. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.columns} wrap`}>{children}</div>
}
