import type { ReactNode } from 'react'
import type { Layout as LayoutData } from '../data/layout.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'

/** What stands around every page. */
export function Layout({ layout, children }: { readonly layout: LayoutData; readonly children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header layout={layout} />
      <Notices notices={layout.notices} />
      <main id="content">{children}</main>
      <Footer layout={layout} />
    </>
  )
}
