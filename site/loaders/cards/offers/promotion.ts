import type { Entry } from '#content/schema/entry-types.ts'
import { promotionBrands } from '#content/schema/types/offer.ts'
import { hrefOf, summaryOf } from '#site/loaders/cards/card.ts'
import { offerBadge, onCard } from '#site/loaders/cards/entry-badges.ts'
import { picturesWithFilm } from '#site/loaders/cards/film-pictures.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import type { Picture } from '#site/shared/picture.ts'

export function promotionCard(source: Source, promotion: Entry<'promotion'>): Card {
  const pictures = picturesWithFilm(source, promotion.image, promotion.movies)
  return {
    id: promotion.slug,
    ...hrefOf(source, promotion),
    title: promotion.title,
    kicker: promotionBrands[promotion.brand],
    ...summaryOf(promotion),
    meta: [formatDayRange(promotion)],
    ...pictures,
    ...(isPhotograph(pictures.picture) ? {} : { isWhole: true }),
    shape: 'wide',
    badge: onCard(source, offerBadge(source, promotion)),
    tags: promotion.categories,
  }
}

/** A picture of another shape was drawn for the promotion, with words in it. */
const isPhotograph = ({ width, height }: Picture): boolean => Math.abs(width / height - 3 / 2) < 0.05
