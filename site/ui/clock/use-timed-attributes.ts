import type { CSSProperties } from 'react'
import type { SettledAttributes, Showing } from '#site/shared/time/showing.ts'
import { useShown } from './use-shown.ts'

export interface TimedAttributes extends SettledAttributes {
  readonly hidden: boolean
  readonly style?: CSSProperties | undefined
}

// The attribute alone would not hide an element with a `display` of its own. React's types know no custom properties.
const hiddenStyle = { display: 'none', '--settled': 'flex' } as CSSProperties

/**
 * The attributes of an element that is shown for a time: what begins or ends within the age that a page may have stands in its HTML all
 * that while, so that `settle-page.js` can show what it is time for.
 *
 * @returns undefined for what need not stand in the page
 */
export function useTimedAttributes(showing: Showing | undefined): TimedAttributes | undefined {
  const [isShown] = useShown([{ showing }]).shown
  return showing && (isShown || showing.soon)
    ? { hidden: !isShown, style: isShown ? undefined : hiddenStyle, ...showing.soon }
    : undefined
}
