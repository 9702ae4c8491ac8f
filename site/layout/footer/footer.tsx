import { AccountLinks } from '#site/layout/account-links.tsx'
import { RenderedOnce } from '#site/layout/rendered-once.tsx'
import { useLocation } from '#site/router/location-context.ts'
import type { Layout } from '#site/shared/layout.ts'
import { WordmarkAgain } from '#site/ui/wordmark/wordmark.tsx'
import { AppBlock } from './app-block.tsx'
import styles from './footer.module.css'
import { FooterMenu } from './footer-menu.tsx'
import { Help } from './help.tsx'

export function Footer({ layout: { menus, blocks, company, services } }: { readonly layout: Layout }) {
  // The home page shows the app block in its content.
  const isHome = useLocation().pathname === '/'
  return (
    <RenderedOnce
      as="footer"
      name={isHome ? 'footer of the home page' : 'footer'}
      className={styles.footer}
      data-print="none"
    >
      {!isHome && blocks.app.map((block) => <AppBlock key={block.id} block={block} />)}
      <Help support={blocks.support} follow={blocks.follow} social={menus.social} />
      <nav aria-label="All of the site" className={`${styles.menus} wrap`}>
        {menus.footer.map(({ label, href, children }) => (
          <FooterMenu key={label} label={label} href={href} items={children} />
        ))}
        <FooterMenu label="Shop" items={menus.shop} />
        <FooterMenu label="The company" items={menus.secondary} isWide />
      </nav>
      <div className={`${styles.end} wrap`}>
        <WordmarkAgain className={styles.wordmark} />
        <p>{company}</p>
        <AccountLinks services={services} className={styles.account} />
      </div>
    </RenderedOnce>
  )
}
