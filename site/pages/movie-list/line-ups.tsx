import { Link } from '#site/ui/link/link.tsx'
import styles from './line-ups.module.css'

interface Props {
  readonly lineUps: readonly {
    readonly id: string
    readonly title: string
    readonly links: readonly { readonly label: string; readonly href: string }[]
  }[]
}

/** Films by the month of their release. */
export function LineUps({ lineUps }: Props) {
  return (
    <ul className={styles.months}>
      {lineUps.map(({ id, title, links }) => (
        <li key={id}>
          <h3 className={styles.month}>{title}</h3>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href} className={styles.film}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
