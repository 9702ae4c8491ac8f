import { Link } from '../link/link.tsx'
import styles from './breadcrumbs.module.css'

interface Props {
  /** From home to the page above this one; the page itself is the heading below. */
  readonly trail: readonly { readonly label: string; readonly href?: string }[]
}

export function Breadcrumbs({ trail }: Props) {
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.breadcrumbs}>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  )
}
