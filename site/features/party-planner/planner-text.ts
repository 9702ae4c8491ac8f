/** How an estimate comes about, and what to do where there is none, in words. */
import type { Pricing } from '#site/loaders/content-pages/packages/priced-package.ts'
import { briefRinggit } from '#site/shared/money.ts'
import type { Estimate } from './estimate.ts'

/** @returns nothing where the total says it all. */
export function priceBreakdownText(
  { amount, per, pax, furtherGuest = 0 }: Pricing,
  guests: number,
  further: number,
): string | undefined {
  if (per === 'guest') return `${guests} × ${briefRinggit(amount)}`
  if (guests === pax) return undefined
  const forGroup = `${briefRinggit(amount)} for ${guests < pax ? `up to ${pax}` : pax}`
  return further === 0 ? forGroup : `${forGroup}, ${further} more at ${briefRinggit(furtherGuest)}`
}

/** How many guests there may be. */
export function guestLimitText({ pax, furtherGuest, fewest, most }: Pricing): string {
  const limit = most === undefined ? '' : `, up to ${most}`
  if (fewest !== undefined) return `${guestsText(fewest)} or more${limit}`
  return `${guestsText(pax)}${furtherGuest === undefined ? '' : `, each more ${briefRinggit(furtherGuest)}`}${limit}`
}

/** Why there is no estimate. */
export function noEstimateText(estimate: Exclude<Estimate, { is: 'known' }>): string {
  if (estimate.is === 'too few') return `For ${guestsText(estimate.fewest)} or more`
  if (estimate.is === 'unknown') return 'Ask us for a price'
  return estimate.most === 0 ? 'No hall here is large enough' : `For up to ${guestsText(estimate.most)}`
}

/** @param problem of what was said in place of a number of guests. */
export const guestsProblemText = (problem: string): string =>
  `${problem} Until then, prices are for the usual number of guests.`

export const guestsText = (count: number): string => `${count} ${count === 1 ? 'guest' : 'guests'}`
