import { useLocation } from 'react-router'
import { AccountLinks } from '#site/layout/account-links.tsx'
import { RenderedOnce } from '#site/layout/rendered-once.tsx'
import type { Layout } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Wordmark } from '#site/ui/wordmark/wordmark.tsx'
import { AppBlock } from './app-block.tsx'
import styles from './footer.module.css'
import { FooterMenu } from './footer-menu.tsx'

export function Footer({ layout: { menus, blocks, company, services } }: { readonly layout: Layout }) {
  // The home page shows the app block in its content.
  const isHome = useLocation().pathname === '/'
  const [app, support] = ['download-app', 'get-support'].map((id) => blocks.find((block) => block.id === id))
  return (
    <RenderedOnce
      as="footer"
      name={isHome ? 'footer of the home page' : 'footer'}
      className={styles.footer}
      data-print="none"
    >
      {app && !isHome && <AppBlock block={app} />}
      <div className={`${styles.help} wrap`}>
        {support && (
          <section aria-labelledby="getSupport" className={styles.support}>
            <h2 id="getSupport">{support.title}</h2>
            {support.text && <p>{support.text}</p>}
            <ul className={styles.buttons}>
              {support.links.map((link) => (
                <li key={link.label}>
                  <ButtonLink isSmall href={link.href}>
                    {link.label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {menus.social.length > 0 && (
          <nav aria-labelledby="followUs" className={styles.support}>
            <h2 id="followUs">Follow Us On</h2>
            <ul className={styles.buttons}>
              {menus.social.map((link) => (
                <li key={link.label}>
                  <ButtonLink isSmall icon="outside" href={link.href}>
                    {link.label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <nav aria-label="All of the site" className={`${styles.menus} wrap`}>
        {menus.footer.map(({ label, href, children }) => (
          <FooterMenu key={label} label={label} href={href} items={children} />
        ))}
        <FooterMenu label="Shop" items={menus.shop} />
        <FooterMenu label="The company" items={menus.secondary} isWide />
      </nav>
      <div className={`${styles.end} wrap`}>
        <Wordmark id="wordmarkFooter" className={styles.wordmark} />
        <p>{company}</p>
        <AccountLinks services={services} className={styles.account} />
      </div>
    </RenderedOnce>
  )
}
