/** Loads configured third-party scripts when the browser is idle, unless the visitor opts out of tracking. */

import { whenIdle } from '#site/navigation/when-idle.ts'
import type { ThirdParties } from '#site/shared/layout.ts'
import { mayTrack } from './may-track.ts'

export function loadThirdParties({ tagManager, adScript }: ThirdParties): void {
  if (!mayTrack(navigator)) return
  if (tagManager) whenIdle(() => loadTagManager(tagManager))
  if (adScript) whenIdle(() => load(adScript))
}

/** The tag manager reads `dataLayer`; the page defines it only where a tag manager is configured. */
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
