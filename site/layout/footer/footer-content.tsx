import { AccountLinks } from '#site/layout/account-links.tsx'
import type { Layout, LinkBlock } from '#site/shared/layout.ts'
import { WordmarkAgain } from '#site/ui/wordmark/wordmark.tsx'
import styles from './footer.module.css'
import { FooterMenu } from './footer-menu.tsx'
import { Help } from './help.tsx'

export interface FooterProps {
  readonly layout: Layout
  /** Blocks of the app, where the page is about it. */
  readonly app: readonly LinkBlock[]
}

/** The content of the footer. Nothing in it does anything by script, so what the build has made of it is kept as it is. */
export function FooterContent({ layout: { menus, blocks, company, services }, app }: FooterProps) {
  return (
    <>
      <Help app={app} support={blocks.support} follow={blocks.follow} social={menus.social} />
      <nav aria-label="All of the site" className={`${styles.menus} wrap`}>
        {menus.footer.map(({ label, href, children }, index) => (
          <FooterMenu key={index} label={label} href={href} items={children} />
        ))}
        <FooterMenu label="Shop" items={menus.shop} />
        <FooterMenu label="The company" items={menus.secondary} isLong />
      </nav>
      <div className={`${styles.end} wrap`}>
        <WordmarkAgain className={styles.wordmark} />
        <p>{company}</p>
        <AccountLinks services={services} className={styles.account} />
      </div>
    </>
  )
}
