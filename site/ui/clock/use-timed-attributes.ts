import type { CSSProperties } from 'react'
import type { DisplayPeriod, PrePaintAttributes } from '#site/shared/time/display-period.ts'
import { useShown } from './use-shown.ts'

export interface TimedAttributes extends PrePaintAttributes {
  readonly hidden: boolean
  readonly style?: CSSProperties | undefined
}

// The attribute alone would not hide an element with a `display` of its own. React's types know no custom properties.
const hiddenStyle = { display: 'none', '--pre-paint-display': 'flex' } as CSSProperties

/**
 * The attributes of an element that is shown for a time: what begins or ends within the age that a page may have stands in its HTML all
 * that while, so that `pre-paint.js` can show what it is time for.
 *
 * @returns undefined for what need not stand in the page
 */
export function useTimedAttributes(displayPeriod: DisplayPeriod | undefined): TimedAttributes | undefined {
  const [isShown] = useShown([{ displayPeriod }]).shown
  return displayPeriod && (isShown || displayPeriod.soon)
    ? { hidden: !isShown, style: isShown ? undefined : hiddenStyle, ...displayPeriod.soon }
    : undefined
}
