import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './empty-state.module.css'

interface Props {
  /** What there is none of, in the plural. */
  readonly noun: string
  /** Where waiting will not help. */
  readonly message?: string
  /** What to do instead. */
  readonly children?: ReactNode
}

/** A list with nothing on it says so, and stays a place to go on from. */
export function EmptyState({
  noun,
  message = `There are no ${noun} at the moment. Please look in again soon.`,
  children,
}: Props) {
  return (
    <div className={styles.empty}>
      <Icon name="film" size={1.75} />
      <p>{message}</p>
      {children}
    </div>
  )
}
