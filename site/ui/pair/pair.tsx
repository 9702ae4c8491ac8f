import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** Two things beside each other where there is room, the second the wider. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.pair} wrap`}>{children}</div>
}
