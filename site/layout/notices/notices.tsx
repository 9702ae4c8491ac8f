import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Notice } from '#site/shared/layout.ts'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { useDismissed } from './dismissed-notices.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'
import settleNotices from './settle-notices.js?url'

/** The notices of the current page at the present time that the visitor has not dismissed. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const dismissed = useDismissed()
  const isHydrating = useIsHydrating()
  const { shown, later } = useShown(notices)
  const isHere = ({ id, paths }: Notice) => (!paths || paths.includes(path)) && !dismissed.includes(id)
  const here = [...shown, ...later].filter(isHere)
  if (here.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices} data-print="none">
      {isHydrating && <script src={settleNotices} data-notices={JSON.stringify(here.map(timesOf))} />}
      {here.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} isLater={later.includes(notice)} />
      ))}
    </aside>
  )
}

const timesOf = ({ id, showing: { from, to } }: Notice) => ({ id, from, to })

const neverChanges = () => () => {}

/** True in the build and while hydrating, false ever after. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
