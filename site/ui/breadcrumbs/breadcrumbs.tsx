import { createContext, use } from 'react'
import type { Crumb } from '#site/shared/head.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './breadcrumbs.module.css'

/** Breadcrumbs of the page, provided by the router for the hero of every page. */
export const BreadcrumbsContext = createContext<readonly Crumb[]>([])

/** Links to the pages above. The page itself is left out, as its title follows; so is the way home alone, which the header has. */
export function Breadcrumbs() {
  const above = use(BreadcrumbsContext).filter(({ href }) => href !== undefined)
  if (above.length < 2) return null
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
