import { promotionBrands, promotionCategories } from '#content/schema/offer.ts'
import { cinemaCard } from '../../data/cards/cinema.ts'
import { filmAt, filmCard } from '../../data/cards/film.ts'
import { promotionCard } from '../../data/cards/promotion.ts'
import { headOf } from '../../data/head.ts'
import { linkOf, optional } from '../../data/links.ts'
import type { Loader } from '../../data/loader.ts'
import { periodText, phaseOf } from '../../data/period.ts'
import { promotionOffer } from '../../data/structured/promotion-offer.ts'
import { offerBadge } from '../../data/timing.ts'

const relatedShown = 4

export const load = ((source, target) => {
  const { entry } = target
  const promotion = source.entry('promotion', entry)
  return {
    head: headOf(source, {
      target,
      title: promotion.title,
      descriptions: [promotion.summary],
      image: promotion.image,
      seo: promotion.seo,
    }),
    structured: [promotionOffer(source, promotion)],
    data: {
      title: promotion.title,
      summary: promotion.summary,
      brand: promotion.brand,
      brandName: promotionBrands[promotion.brand],
      categories: promotion.categories.map((category) => promotionCategories[category]),
      validity: periodText(promotion),
      badge: offerBadge(source, promotion),
      picture: source.picture(promotion.image),
      ...optional('link', linkOf(source, promotion.link)),
      body: source.prose(promotion.body),
      ...optional('terms', promotion.terms && source.prose(promotion.terms)),
      films: promotion.movies.map((key) => filmCard(source, filmAt(source, key))),
      cinemas: promotion.cinemas.map((key) => cinemaCard(source, source.entry('cinema', key))),
      related: source
        .all('promotion')
        .filter(({ id, brand }) => id !== promotion.id && brand === promotion.brand)
        .filter((other) => phaseOf(other, source.today) === 'running')
        .slice(0, relatedShown)
        .map((other) => promotionCard(source, other)),
    },
  }
}) satisfies Loader<unknown>
