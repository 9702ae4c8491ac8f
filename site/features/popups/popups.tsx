import { use } from 'react'
import type { Popup } from '#site/shared/layout.ts'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { ShownPageContext } from '#site/ui/shown-page.ts'
import { isAt } from './is-at.ts'

const PopupCards = lazyPart(() => import('./shown-popup-cards.tsx'), 'PopupCards')

/** The popups of the current page. */
export function Popups({ popups }: { readonly popups: readonly Popup[] }) {
  const path = use(ShownPageContext)?.path ?? ''
  return popups.some((popup) => isAt(popup, path)) && <PopupCards popups={popups} path={path} />
}
