/** Cards of promotions that begin and end by themselves. */
import type { Entry } from '#content/schema/entry-types.ts'
import { startOfDay } from '#content/schema/time-zone.ts'
import { endOfDay } from '#site/loaders/format/dates.ts'
import { showingOf } from '#site/loaders/format/showing.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from './card.ts'
import { promotionCard } from './promotion.ts'

type Promotion = Entry<'promotion'>

const end = ({ to }: Promotion) => (to ? { to: endOfDay(to) } : {})

/** On a page of something else. All are in the lists of promotions. */
export const maxPromotions = 8

/** The newest of those that run, and of those that begin before the page is too old; each for as long as it runs. */
export function runningPromotions(source: Source, promotions: readonly Promotion[], most = maxPromotions): Card[] {
  const cards = timed(source, promotions, (promotion) => ({ from: startOfDay(promotion.from), ...end(promotion) }))
  const room = { now: most, later: most }
  return cards.filter(({ showing }) => room[showing?.isNow ? 'now' : 'later']-- > 0)
}

/** Those that run or are to come, the newest first, until they end. */
export const currentPromotions = (source: Source, promotions: readonly Promotion[]): Card[] =>
  timed(source, promotions, end)

function timed(
  source: Source,
  promotions: readonly Promotion[],
  spanOf: (promotion: Promotion) => { readonly from?: string; readonly to?: string },
): Card[] {
  const newestFirst = promotions.toSorted((a, b) => b.from.localeCompare(a.from))
  return newestFirst.flatMap((promotion) => {
    const showing = showingOf(source, spanOf(promotion))
    return showing ? [{ ...promotionCard(source, promotion), showing }] : []
  })
}
