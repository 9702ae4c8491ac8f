import type { Link as LinkData } from '#site/shared/layout.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './footer-menu.module.css'

interface Props {
  readonly label: string
  readonly href?: string
  readonly items: readonly LinkData[]
  /** Whether it has many items: they stand in lines, below the others. */
  readonly isLong?: boolean
}

/**
 * A menu of the footer: closed on phones, where all of them together are three screens long; open on wider screens, under a heading in
 * place of its summary.
 */
export function FooterMenu({ label, href, items, isLong = false }: Props) {
  if (items.length === 0 && !href) return null
  return (
    <details className={`${styles.menu} ${isLong ? styles.long : ''}`}>
      <summary className={styles.summary}>{label}</summary>
      <h2 className={styles.heading}>{href ? <Link href={href}>{label}</Link> : label}</h2>
      <ul className={styles.items}>
        {href && (
          <li className={styles.overview}>
            <Link href={href} aria-label={`Overview of ${label}`}>
              Overview
            </Link>
          </li>
        )}
        {items.map((item, index) => (
          <li key={index}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
