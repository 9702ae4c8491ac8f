import type { ComponentProps } from 'react'
import { Link } from '#site/ui/link/link.tsx'
import styles from './chip.module.css'

/** A way to go on or a choice, one of several in a row; `aria-current` fills the one that is chosen. */
export function Chip(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles.chip} />
}
