/** Cards of promotions that begin and end by themselves. */
import type { Entry } from '#content/schema/entry-types.ts'
import { endOfDay, startOfDay } from '#content/schema/time-zone.ts'
import { displayPeriodOf, displayPeriodUntil, withLastDay } from '#site/loaders/format/display-period.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import type { DisplayPeriod } from '#site/shared/time/display-period.ts'
import { promotionCard } from './promotion.ts'

type Promotion = Entry<'promotion'>

/** Promotions on a page of something else. All are in the lists of promotions. */
export const maxPromotions = 8

/**
 * The newest running promotions, and those that begin before the page is too old, each for as long as it runs. The
 * search stops as soon as enough running ones are found: many pages have such a list, and there may be a thousand
 * promotions.
 */
export function runningPromotions(source: Source, promotions: readonly Promotion[], most = maxPromotions): Card[] {
  const room = { now: most, later: most }
  const hasRoom = ({ isNow }: DisplayPeriod) => room[isNow ? 'now' : 'later']-- > 0
  return newestFirst(promotions).flatMap((promotion) => {
    if (room.now === 0) return []
    const { from, to } = promotion
    const displayPeriod = displayPeriodOf(source, { from: startOfDay(from), ...(to ? { to: endOfDay(to) } : {}) })
    return displayPeriod && hasRoom(displayPeriod) ? [{ ...promotionCard(source, promotion), displayPeriod }] : []
  })
}

/** Cards of promotions that run or are to come, the newest first, until they end. */
export const currentPromotions = (source: Source, promotions: readonly Promotion[]): Card[] =>
  withLastDay(source, newestFirst(promotions), ({ to }) => to).map(([promotion, displayPeriod]) => ({
    ...promotionCard(source, promotion),
    displayPeriod,
  }))

/** Promotions that name a cinema, and those of all cinemas of its brand. */
export function promotionsOf(source: Source, { id, brand }: Entry<'cinema'>) {
  const promotions = source.all('promotion')
  return {
    own: promotions.filter(({ cinemas }) => cinemas.includes(`cinema/${id}`)),
    ofBrand: promotions.filter((promotion) => isOfWholeBrand(promotion) && promotion.brand === brand),
  }
}

/** Whether a promotion is good in all cinemas of its brand: it names none. */
export const isOfWholeBrand = ({ cinemas }: Promotion): boolean => cinemas.length === 0

/** Whether it runs or is to come. */
export const isCurrent = (source: Source, { to }: Promotion): boolean => displayPeriodUntil(source, to) !== undefined

const newestFirst = (promotions: readonly Promotion[]): readonly Promotion[] =>
  promotions.toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0))
