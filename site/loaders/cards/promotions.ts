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

/** Those that run, for as long as they do. @param most of those that run at the site's clock */
export function runningPromotions(
  source: Source,
  promotions: readonly Promotion[],
  most = Number.POSITIVE_INFINITY,
): Card[] {
  const cards = timed(source, promotions, (promotion) => ({ from: startOfDay(promotion.from), ...end(promotion) }))
  let room = most
  return cards.filter(({ showing }) => !showing?.isNow || room-- > 0)
}

/** Those that run or are to come, until they end. */
export const currentPromotions = (source: Source, promotions: readonly Promotion[]): Card[] =>
  timed(source, promotions, end)

function timed(
  source: Source,
  promotions: readonly Promotion[],
  spanOf: (promotion: Promotion) => { readonly from?: string; readonly to?: string },
): Card[] {
  return promotions.flatMap((promotion) => {
    const showing = showingOf(source, spanOf(promotion))
    return showing ? [{ ...promotionCard(source, promotion), showing }] : []
  })
}
