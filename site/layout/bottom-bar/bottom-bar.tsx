import type { CSSProperties } from 'react'
import { href } from '#site/href.ts'
import { useCurrent } from '#site/layout/use-current.ts'
import { useTickets } from '#site/layout/use-tickets.ts'
import type { Layout } from '#site/shared/layout.ts'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './bottom-bar.module.css'

const links: readonly { readonly label: string; readonly href: string; readonly icon: IconName }[] = [
  { label: 'Movies', href: href('movies'), icon: 'film' },
  { label: 'Cinemas', href: href('cinemaIndex'), icon: 'pin' },
  { label: 'Promotions', href: href('promotionIndex'), icon: 'tag' },
]

/** Links to the most wanted pages, at the bottom of a phone's screen. */
export function BottomBar({ services }: Pick<Layout, 'services'>) {
  const currentOf = useCurrent()
  const tickets = useTickets(services)
  return (
    <nav className={styles.bar} aria-label="Most wanted">
      {/* React's types know no custom properties. */}
      <ul className={styles.links} style={{ '--links': links.length + (tickets ? 1 : 0) } as CSSProperties}>
        {links.map(({ label, href, icon }, index) => (
          <li key={index}>
            <Link href={href} className={styles.link} aria-current={currentOf(href)}>
              <Icon name={icon} size={1.75} />
              {label}
            </Link>
          </li>
        ))}
        {tickets && (
          <li>
            <Link href={tickets.href} className={`${styles.link} ${styles.tickets}`}>
              <Icon name="ticket" size={1.75} />
              Buy Tickets
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
