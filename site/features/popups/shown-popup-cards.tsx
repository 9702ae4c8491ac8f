import { useEffect, useState } from 'react'
import { defaultKey } from '#site/router/location.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { Popup } from '#site/shared/layout.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { changesOfDisplayPeriods, isShownAt } from '#site/shared/time/display-period.ts'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { isAt } from './is-at.ts'
import stylesUrl from './popup-card.css?url'
import { PopupCard } from './popup-card.tsx'
import { browserStores, isDue, isOfSite, rememberShown } from './shown-popups.ts'
import { whenUserIdle } from './when-user-idle.ts'

export interface PopupsProps {
  /** The popups of all pages. */
  readonly popups: readonly Popup[]
  /** Path of the current page. */
  readonly path: string
}

const inTheWay = 'dialog[open], [aria-modal="true"], :popover-open, .popupCard:not([hidden])'

/** The popups of the current page, shown one at a time, but not on the page that a visit begins with. All are in the HTML, closed, so that the build makes their pictures. */
export function PopupCards({ popups, path }: PopupsProps) {
  const [shown, setShown] = useState<{ readonly id: string; readonly path: string }>()
  // A popup closes with a navigation, so that it is not open again after Back.
  if (shown && shown.path !== path) setShown(undefined)
  const now = useCurrentTime(changesOfDisplayPeriods(popups))
  const { key } = useLocation()

  // The wait for an idle visitor restarts with each navigation, and when a popup begins.
  useEffect(() => {
    // A visitor who has just arrived wants to see the page first.
    if (key === defaultKey && !isOfSite(document.referrer, location.origin)) return
    const onThisPage = popups.filter((popup) => isAt(popup, path) && isShownAt(popup.displayPeriod, now))
    if (onThisPage.length === 0) return
    let isLeft = false
    const cancel = whenUserIdle(() => {
      const stores = browserStores()
      const due = onThisPage.find((popup) => isDue(popup, stores, currentTime()))
      // Never over something that the visitor has opened, nor in place of one that may be read.
      if (isLeft || !due || document.querySelector(inTheWay)) return
      // Without its styles, it stands at the end of the page.
      void loadStyles(stylesUrl)
        .catch(() => {})
        .then(() => {
          if (isLeft) return
          rememberShown(due, stores, currentTime())
          setShown({ id: due.id, path })
        })
    })
    return () => {
      isLeft = true
      cancel()
    }
  }, [popups, path, now, key])

  const close = () => setShown(undefined)
  return popups
    .filter((popup) => isAt(popup, path))
    .map((popup) => (
      <PopupCard
        key={popup.id}
        popup={popup}
        isOpen={shown?.id === popup.id && isShownAt(popup.displayPeriod, now)}
        onClose={close}
      />
    ))
}
