import type { Entry } from '#content/schema/entry-types.ts'
import { promotionBrands } from '#content/schema/types/offer.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Card, hrefOf } from './card.ts'
import { offerBadge } from './entry-badges.ts'

export const promotionCard = (source: Source, promotion: Entry<'promotion'>): Card => ({
  id: promotion.slug,
  ...hrefOf(source, promotion),
  title: promotion.title,
  kicker: promotionBrands[promotion.brand],
  text: promotion.summary,
  meta: [formatDayRange(promotion)],
  picture: source.picture(promotion.image),
  isWhole: true,
  shape: 'wide',
  badge: offerBadge(source, promotion),
  tags: promotion.categories,
})
