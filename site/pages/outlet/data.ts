import { cinemasAt } from '#site/data/cards/cinema.ts'
import { group } from '#site/data/detail.ts'
import { type DetailLoader, detail } from '#site/data/detail-page.ts'
import { menuOf } from '#site/data/dishes.ts'
import { optional } from '#site/data/links.ts'
import { outlet as outletFacts } from '#site/data/structured/restaurant.ts'

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
      menu: menuOf(source, outlet.items),
      groups: group('Cinemas that serve it', cinemasAt(source, outlet.cinemas)),
    },
    { structured: [outletFacts(source, outlet)] },
  )
}
