import type { ComponentProps } from 'react'
import { Link } from '#site/ui/link/link.tsx'
import styles from './chip.module.css'

/** A link or choice in a row of several; `aria-current` marks the chosen one. */
export function Chip(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles.chip} />
}
