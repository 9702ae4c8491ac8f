import { use } from 'react'
import { Link } from '#site/ui/link/link.tsx'
import { ShownPageContext } from '#site/ui/shown-page.ts'
import styles from './breadcrumbs.module.css'

/** Links to the pages above. The page itself is left out, as its title follows; so is the way home alone, which the header has. */
export function Breadcrumbs() {
  const above = use(ShownPageContext)?.head.breadcrumbs.slice(0, -1) ?? []
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
