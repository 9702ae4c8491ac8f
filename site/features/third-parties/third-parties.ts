/** Scripts of others: only those that are configured, only when the browser is idle, and never against a visitor's wish. */

import { whenIdle } from '#site/navigation/when-idle.ts'
import type { ThirdParties } from '#site/shared/layout.ts'
import { mayTrack } from './may-track.ts'

export function loadThirdParties({ tagManager, adScript }: ThirdParties): void {
  if (!mayTrack(navigator)) return
  if (tagManager) whenIdle(() => loadTagManager(tagManager))
  if (adScript) whenIdle(() => load(adScript))
}

/** The tag manager reads what is in this list; without it nothing of it is in the page. */
function loadTagManager(script: string): void {
  Reflect.set(window, 'dataLayer', [{ 'gtm.start': Date.now(), event: 'gtm.js' }])
  load(script)
}

function load(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
