import { useState } from 'react'
import { RenderedOnce } from '#site/layout/rendered-once.tsx'
import { useLocation } from '#site/router/location-context.ts'
import type { Layout } from '#site/shared/layout.ts'
import { late } from '#site/ui/late/late.tsx'
import styles from './footer.module.css'

const FooterContent = late(async () => (await import('./footer-content.tsx')).FooterContent)

/** The HTML of the build stays; React renders the footer where a visitor comes to the home page or leaves it, as it differs there. */
export function Footer({ layout }: { readonly layout: Layout }) {
  const isHome = useLocation().pathname === '/'
  const [built] = useState(() => ({ isHome, html: globalThis.document?.querySelector('#siteRoot footer')?.innerHTML }))
  return (
    <RenderedOnce
      as="footer"
      name={isHome ? 'footer of the home page' : 'footer'}
      built={built.isHome === isHome ? built.html : undefined}
      className={styles.footer}
      data-print="none"
    >
      <FooterContent layout={layout} isHome={isHome} />
    </RenderedOnce>
  )
}
