import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { restaurantCard } from '#site/loaders/cards/dining.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { foodMenuOf } from '#site/loaders/content-pages/food-menu.ts'
import { formatHours } from '#site/loaders/format/hours.ts'
import { restaurantJsonLd } from '#site/loaders/json-ld/restaurant.ts'

export const load = detailLoader('restaurant', (source, restaurant) => {
  const reservations = restaurant.reservations && source.link(restaurant.reservations)
  return {
    kicker: restaurant.concept,
    links: reservations ? [{ label: 'Reserve a table', href: reservations }] : [],
    facts: fact('Opening hours', ...restaurant.hours.map(formatHours)),
    body: source.prose(restaurant.body),
    menu: foodMenuOf(source, restaurant.menu),
    gallery: restaurant.gallery.map((key) => source.picture(key)),
    groups: [
      ...group('Where it is', cinemasAt(source, restaurant.cinemas)),
      ...group(
        'Other restaurants',
        following(source.all('restaurant'), restaurant).map((other) => restaurantCard(source, other)),
      ),
    ],
    head: { jsonLd: [restaurantJsonLd(source, restaurant)] },
  }
})
