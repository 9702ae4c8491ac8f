import { use, useState } from 'react'
import { RenderedOnce } from '#site/layout/rendered-once.tsx'
import type { Layout } from '#site/shared/layout.ts'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { ShownPageContext } from '#site/ui/shown-page.ts'
import styles from './footer.module.css'

const FooterContent = lazyPart(() => import('./footer-content.tsx'), 'FooterContent')

/** The HTML of the build stays; React renders the footer where a visitor comes to a page about the app or leaves it, as it differs there. */
export function Footer({ layout }: { readonly layout: Layout }) {
  // The home page shows the app block in its content; here the pages that it leads to have it.
  const path = use(ShownPageContext)?.path ?? ''
  const app = layout.blocks.app.filter(({ links }) => links.some(({ href }) => href === path))
  const name = `footer with ${app.map(({ id }) => id)}`
  const [built] = useState(() => ({ name, html: globalThis.document?.querySelector('#siteRoot footer')?.innerHTML }))
  return (
    <RenderedOnce
      as="footer"
      name={name}
      built={built.name === name ? built.html : undefined}
      className={styles.footer}
      data-print="none"
    >
      <FooterContent layout={layout} app={app} />
    </RenderedOnce>
  )
}
