import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { outletCard } from '#site/loaders/cards/dining.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { foodMenuOf } from '#site/loaders/content-pages/food-menu.ts'
import { outletJsonLd } from '#site/loaders/json-ld/restaurant.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = detailLoader('foodAndBeverage', (source, outlet) => ({
  ...ifPresent('body', outlet.body && source.prose(outlet.body)),
  menu: foodMenuOf(source, outlet.items),
  groups: [
    ...group('Cinemas that serve it', cinemasAt(source, outlet.cinemas)),
    ...group(
      'More to eat and drink',
      following(source.all('foodAndBeverage'), outlet).map((other) => outletCard(source, other)),
    ),
  ],
  head: { jsonLd: [outletJsonLd(source, outlet)] },
}))
