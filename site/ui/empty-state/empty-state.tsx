import type { ReactNode } from 'react'
import { passFocusOn } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './empty-state.module.css'

interface Props {
  /** What the list lacks, in the plural. */
  readonly noun: string
  /** Replaces the default text, which asks visitors to come back. */
  readonly message?: string
  /** Links to something else. */
  readonly children?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({
  noun,
  message = `There are no ${noun} at the moment. Look in again soon.`,
  children,
}: Props) {
  return (
    <div ref={passFocusOn} className={styles.empty}>
      <Icon name="film" size={1.75} />
      <p>{message}</p>
      {children}
    </div>
  )
}
