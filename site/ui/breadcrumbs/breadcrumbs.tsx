import { createContext, use } from 'react'
import { Link } from '#site/ui/link/link.tsx'
import styles from './breadcrumbs.module.css'

interface Crumb {
  readonly label: string
  /** The page itself has none. */
  readonly href?: string
}

/** From home to the page itself; the router gives it, so that every page's beginning can show it. */
export const BreadcrumbsContext = createContext<readonly Crumb[]>([])

/** The way back up. The page itself is the heading below, and is left out. */
export function Breadcrumbs() {
  const above = use(BreadcrumbsContext).filter(({ href }) => href !== undefined)
  if (above.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.breadcrumbs}>
        {above.map(({ label, href = '' }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
