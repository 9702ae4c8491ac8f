import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

interface Props {
  /** What there is none of, in the plural. */
  readonly of: string
  /** Why it is empty, where it is not that there are none. */
  readonly text?: string
  /** What to do instead. */
  readonly children?: ReactNode
}

/** A list with nothing on it says so, and stays a place to go on from. */
export function EmptyState({ of, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name="film" size={1.75} />
      <p>{text ?? `There are no ${of} at the moment. Please look in again soon.`}</p>
      {children}
    </div>
  )
}
