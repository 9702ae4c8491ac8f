import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Two columns on wide screens, the second wider. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.columns} wrap`}>{children}</div>
}
