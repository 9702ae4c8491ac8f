import { promotionBrands, promotionCategories } from '#content/schema/types/offer.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { during, isBadgeOver, lastingOf, offerBadge, withChanges } from '#site/loaders/cards/entry-badges.ts'
import { runningPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { themeOf } from '#site/loaders/content-pages/brand-themes.ts'
import { isCinemaBrand, promotionListOf } from '#site/loaders/content-pages/brands.ts'
import { maxRelated } from '#site/loaders/content-pages/detail-page.ts'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { headOf } from '#site/loaders/content-pages/head.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { promotionOffer } from '#site/loaders/json-ld/promotion-offer.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'

export const load = ((source, sitePage) => {
  const { entry } = sitePage
  const promotion = source.entry('promotion', entry)
  const badge = offerBadge(source, promotion)
  return {
    head: headOf(source, {
      sitePage,
      title: promotion.title,
      descriptions: [promotion.summary],
      image: promotion.image,
      seo: promotion.seo,
    }),
    jsonLd: [promotionOffer(source, promotion)],
    data: {
      title: promotion.title,
      summary: withWholeFigures(promotion.summary),
      brand: promotion.brand,
      theme: themeOf(promotion.brand),
      brandName: promotionBrands[promotion.brand],
      everywhere: `${isCinemaBrand(promotion.brand) ? 'All cinemas of' : 'Everywhere at'} ${promotionBrands[promotion.brand]}`,
      list: promotionListOf(source, promotion.brand),
      categories: promotion.categories.map((category) => promotionCategories[category]),
      validity: formatDayRange(promotion),
      badge: withChanges(source, badge),
      ...ifPresent('lasts', lastingOf(source, badge)),
      ...ifPresent('over', during(source, badge, isBadgeOver)),
      picture: source.picture(promotion.image),
      ...ifPresent('link', linkOf(source, promotion.link)),
      body: source.prose(promotion.body),
      ...ifPresent('terms', promotion.terms && source.prose(promotion.terms)),
      films: filmsOnTheirOwn(
        source,
        promotion.movies.map((key) => filmAt(source, key)),
      ),
      cinemas: promotion.cinemas.map((key) => cinemaCard(source, source.entry('cinema', key))),
      related: runningPromotions(
        source,
        source.all('promotion').filter(({ id, brand }) => id !== promotion.id && brand === promotion.brand),
        maxRelated,
      ),
    },
  }
}) satisfies Loader<unknown>
