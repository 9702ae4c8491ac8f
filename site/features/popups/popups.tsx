import { whenIdle } from '#site/navigation/when-idle.ts'
import { pagePath } from '#site/router/location.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { Popup } from '#site/shared/layout.ts'
import { late } from '#site/ui/late/late.tsx'
import { isAt } from './is-at.ts'

const PopupDialogs = late(
  async () => (await import('./popup-dialogs.tsx')).PopupDialogs,
  () => new Promise(whenIdle),
)

/** The popups of the current page; their code comes when the browser has time, where there are some. */
export function Popups({ popups }: { readonly popups: readonly Popup[] }) {
  const path = pagePath(useLocation().pathname)
  return popups.some((popup) => isAt(popup, path)) && <PopupDialogs popups={popups} path={path} />
}
