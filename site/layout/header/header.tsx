import { MyCinemaButton } from '#site/features/my-cinema/my-cinema-button.tsx'
import { SearchButton } from '#site/features/search/search-button.tsx'
import { AccountLinks } from '#site/layout/account-links.tsx'
import { useTickets } from '#site/layout/use-tickets.ts'
import type { Layout } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Wordmark } from '#site/ui/wordmark/wordmark.tsx'
import styles from './header.module.css'
import { MainMenu, mainMenuId } from './main-menu.tsx'

/** Transparent over a page's hero, solid once the page has scrolled. */
export function Header({ layout: { siteName, menus, services, myList } }: { readonly layout: Layout }) {
  const tickets = useTickets(services)
  return (
    <header className={styles.header}>
      <div className={`${styles.row} wrap`}>
        <Link href="/" className={styles.home}>
          <Wordmark className={styles.wordmark} />
          <span className="visually-hidden">{siteName}</span>
        </Link>
        <MainMenu items={menus.main} services={services} />
        <div className={styles.actions} data-print="none">
          <MyCinemaButton listPage={myList} account={<AccountLinks services={services} className="account" />} />
          <SearchButton />
          {tickets && (
            <ButtonLink variant="primary" isSmall icon="ticket" href={tickets.href} className={styles.tickets}>
              Buy Tickets Now
              {tickets.at && <span className={styles.at}>{tickets.at}</span>}
            </ButtonLink>
          )}
          <button type="button" className={styles.open} popoverTarget={mainMenuId} aria-label="Menu">
            <Icon name="menu" size={1.5} />
          </button>
        </div>
      </div>
    </header>
  )
}
