import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detail } from '#site/loaders/content-pages/detail-page.ts'
import { foodMenuOf } from '#site/loaders/content-pages/food-menu.ts'
import { outletJsonLd } from '#site/loaders/json-ld/restaurant.ts'
import { optional } from '#site/loaders/source/links.ts'

export const load: DetailLoader = (source, target) => {
  const outlet = source.entry('foodAndBeverage', target.entry)
  return detail(
    source,
    target,
    outlet,
    {
      kicker: 'Food & Beverages',
      picture: source.picture(outlet.image),
      ...optional('body', outlet.body && source.prose(outlet.body)),
      menu: foodMenuOf(source, outlet.items),
      groups: group('Cinemas that serve it', cinemasAt(source, outlet.cinemas)),
    },
    { jsonLd: [outletJsonLd(source, outlet)] },
  )
}
