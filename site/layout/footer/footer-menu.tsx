import { Link } from '#site/ui/link/link.tsx'
import styles from './footer-menu.module.css'

interface Props {
  readonly label: string
  readonly href?: string
  readonly items: readonly { readonly label: string; readonly href: string }[]
  /** Whether the items take two columns. */
  readonly isWide?: boolean
}

export function FooterMenu({ label, href, items, isWide = false }: Props) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <h2 className={styles.label}>{href ? <Link href={href}>{label}</Link> : label}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
