import { use } from 'react'
import type { Notice } from '#site/shared/layout.ts'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import { ShownPageContext } from '#site/ui/shown-page.ts'
import { useDismissed } from './dismissed-notices.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'

/**
 * The notices of the current page at the present time that the visitor has not dismissed.
 *
 * `pre-paint.js` sees to it that none moves the page by appearing or vanishing as the time, and what was dismissed, are known here.
 */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const path = use(ShownPageContext)?.path ?? ''
  const dismissed = useDismissed()
  const { shown, isSettled } = useShown(notices)
  const isHere = ({ id, paths }: Notice) => (!paths || paths.includes(path)) && !dismissed.includes(id)
  // Until the time is known, those that come later are there too, hidden.
  const here = (isSettled ? shown : notices).filter(isHere)
  if (here.length === 0) return null
  return (
    <aside aria-label="Notices" className={styles.notices} data-print="none">
      {/* On phones they stand side by side. */}
      <ul className={styles.list} onFocus={scrollFocusedIntoView}>
        {here.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} isShown={shown.includes(notice)} />
        ))}
      </ul>
    </aside>
  )
}
