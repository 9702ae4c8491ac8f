import type { Layout } from '../data/layout.ts'
import { Link } from '../ui/link/link.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Menu } from './menu.tsx'

export function Footer({ layout: { menus, blocks, company } }: { readonly layout: Layout }) {
  return (
    <footer>
      <nav aria-label="More">
        <Menu items={menus.footer} />
      </nav>
      <nav aria-label="About us">
        <Menu items={menus.secondary} />
      </nav>
      <nav aria-label="Shop">
        <Menu items={menus.shop} />
      </nav>
      <nav aria-label="Follow Us On">
        <h2>Follow Us On</h2>
        <Menu items={menus.social} />
      </nav>
      {blocks.map(({ id, title, text, links, body }) => (
        <section key={id} aria-labelledby={`footer-${id}`}>
          <h2 id={`footer-${id}`}>{title}</h2>
          {text && <p>{text}</p>}
          {body && <Prose tree={body} />}
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <small>{company}</small>
      </p>
    </footer>
  )
}
