import { memo, type ReactNode } from 'react'
import { Popups } from '#site/features/popups/popups.tsx'
import type { Layout as LayoutData } from '#site/shared/layout.ts'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './layout.module.css'

const Notices = lazyPart(() => import('./notices/notices.tsx'), 'Notices')
const Toasts = lazyPart(() => import('#site/features/toast/toasts.tsx'), 'Toasts')

interface Props {
  readonly layout: LayoutData
  readonly children: ReactNode
}

/** The layout of every page: notices, header, footer, popups. It stays mounted across navigations. */
export const Layout = memo(function Layout({ layout, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#pageContent" data-print="none">
        Skip to content
      </a>
      {layout.notices.length > 0 && <Notices notices={layout.notices} />}
      <Header layout={layout} />
      <main id="pageContent">{children}</main>
      <Footer layout={layout} />
      <BottomBar services={layout.services} />
      <Popups popups={layout.popups} />
      <Toasts />
    </>
  )
})
