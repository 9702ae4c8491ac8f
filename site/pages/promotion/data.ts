import { promotionBrands, promotionCategories } from '#content/schema/offer.ts'
import { cinemaCard } from '#site/data/cards/cinema.ts'
import { filmAt, filmCard } from '#site/data/cards/film.ts'
import { promotionCard } from '#site/data/cards/promotion.ts'
import { headOf } from '#site/data/head.ts'
import { linkOf, optional } from '#site/data/links.ts'
import type { Loader } from '#site/data/loader.ts'
import { periodText, phaseOf } from '#site/data/period.ts'
import { promotionOffer } from '#site/data/structured/promotion-offer.ts'
import { offerBadge } from '#site/data/timing.ts'

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
