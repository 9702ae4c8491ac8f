import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Notice } from '#site/shared/layout.ts'
import { useDismissed } from './dismissed-notices.ts'
import hideDismissed from './hide-dismissed.js?url'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'

/** The notices of the current page that the visitor has not dismissed. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const dismissed = useDismissed()
  const isHydrating = useIsHydrating()
  const onThisPage = notices.filter(({ id, paths }) => (!paths || paths.includes(path)) && !dismissed.includes(id))
  if (onThisPage.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices} data-print="none">
      {isHydrating && onThisPage.some(({ dismissible }) => dismissible) && <script src={hideDismissed} />}
      {onThisPage.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </aside>
  )
}

const neverChanges = () => () => {}

/** True in the build and while hydrating, false ever after. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
