/** Cards of food counters and restaurants. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, idWithType, picturesOf, summaryOf } from './card.ts'

export const outletCard = (source: Source, outlet: Entry<'foodAndBeverage'>): Card => ({
  id: idWithType(outlet),
  ...hrefOf(source, outlet),
  title: outlet.title,
  ...summaryOf(outlet),
  ...picturesOf(
    source,
    outlet.image,
    outlet.items.flatMap(({ image }) => image ?? []),
  ),
  shape: 'wide',
})

export const restaurantCard = (source: Source, restaurant: Entry<'restaurant'>): Card => ({
  id: restaurant.slug,
  ...hrefOf(source, restaurant),
  title: restaurant.title,
  ...summaryOf(restaurant),
  // Below the rest: counters have none and some take two lines, and names of a row stand on one line.
  meta: [restaurant.concept],
  ...picturesOf(source, restaurant.image, restaurant.gallery),
  shape: 'wide',
})
