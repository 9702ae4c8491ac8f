import type { FoodEstablishment, Menu, Restaurant } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { addressOf } from './movie-theater.ts'
import type { NodeObject } from './node-object.ts'
import { openingHours } from './opening-hours.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

export const restaurantJsonLd = (source: Source, entry: Entry<'restaurant'>): NodeObject<Restaurant> => ({
  '@type': 'Restaurant',
  ...common(source, entry),
  servesCuisine: entry.concept,
  openingHoursSpecification: openingHours(entry.hours),
  acceptsReservations: entry.reservations !== undefined,
  hasMenu: menuOf(entry.menu),
})

export const outletJsonLd = (source: Source, entry: Entry<'foodAndBeverage'>): NodeObject<FoodEstablishment> => ({
  '@type': 'FoodEstablishment',
  ...common(source, entry),
  hasMenu: menuOf(entry.items),
})

const common = (source: Source, entry: Entry<'restaurant'> | Entry<'foodAndBeverage'>) => ({
  name: entry.title,
  description: entry.summary,
  url: pageUrl(source, entry),
  image: imageUrl(source, entry.image),
  currenciesAccepted: 'MYR',
  address: entry.cinemas.map((key) => addressOf(source, source.entry('cinema', key))),
  parentOrganization: publisher(source),
})

const menuOf = (items: Entry<'foodAndBeverage'>['items']): Menu => ({
  '@type': 'Menu',
  hasMenuSection: [...Map.groupBy(items, ({ category }) => category)].map(([name, dishes]) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map((dish) => ({
      '@type': 'MenuItem',
      name: dish.name,
      ...(dish.description ? { description: dish.description } : {}),
      offers: { '@type': 'Offer', price: dish.price.toFixed(2), priceCurrency: 'MYR' },
    })),
  })),
})
