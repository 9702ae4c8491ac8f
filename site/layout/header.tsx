import type { Layout } from '../data/layout.ts'
import { Link } from '../ui/link/link.tsx'
import { Menu } from './menu.tsx'

export function Header({ layout: { siteName, menus, services } }: { readonly layout: Layout }) {
  return (
    <header>
      <Link href="/">{siteName}</Link>
      <nav aria-label="Main">
        <Menu items={menus.main} />
      </nav>
      <ul>
        {services.signIn && (
          <li>
            <Link href={services.signIn}>Sign In</Link>
          </li>
        )}
        {services.member && (
          <li>
            <Link href={services.member}>Become Our Member</Link>
          </li>
        )}
        {services.tickets && (
          <li>
            <Link href={services.tickets}>Buy Tickets Now</Link>
          </li>
        )}
      </ul>
    </header>
  )
}
