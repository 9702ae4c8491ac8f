import { pagePath } from '#site/router/location.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { Notice } from '#site/shared/layout.ts'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import { useDismissed } from './dismissed-notices.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'
import settleNotices from './settle-notices.js?url'

/**
 * The notices of the current page at the present time that the visitor has not dismissed.
 *
 * `settle-notices.js` blocks rendering just before them, so that none shifts the page by appearing or vanishing: what was dismissed
 * or has ended since the build is hidden, what has begun is shown. The HTML is the same for everybody and React hydrates it
 * unchanged, so this is done by a constructed style sheet, which needs no inline script or style, and which holds for as long as
 * the script stands beside the notices: until the time is known here. The browser fetches it in parallel with the page's
 * styles. Without storage, or in an older browser, notices are as the build's clock has them for a moment.
 */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = pagePath(useLocation().pathname)
  const dismissed = useDismissed()
  const { shown, later, isSettled } = useShown(notices)
  const isHere = ({ id, paths }: Notice) => (!paths || paths.includes(path)) && !dismissed.includes(id)
  // In one order, whichever of them are shown.
  const here = notices.filter((notice) => (shown.includes(notice) || later.includes(notice)) && isHere(notice))
  if (here.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices} data-print="none">
      {/* On phones they stand side by side. */}
      <ul className={styles.list} onFocus={scrollFocusedIntoView}>
        {!isSettled && <script src={settleNotices} data-notices={JSON.stringify(here.map(timesOf))} />}
        {here.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} isLater={later.includes(notice)} />
        ))}
      </ul>
    </aside>
  )
}

const timesOf = ({ id, showing: { from, to } }: Notice) => ({ id, from, to })
