import { cinemasAt } from '#site/data/cards/cinema.ts'
import { priceOf } from '#site/data/cards/package.ts'
import { fact, group } from '#site/data/detail.ts'
import { type DetailLoader, detail } from '#site/data/detail-page.ts'
import { optional } from '#site/data/links.ts'
import { packageProduct } from '#site/data/structured/product.ts'

export const load: DetailLoader = (source, target) => {
  const offer = source.entry('package', target.entry)
  const booking = offer.bookLink && source.link(offer.bookLink)
  return detail(
    source,
    target,
    offer,
    {
      kicker: 'Package',
      picture: source.picture(offer.image),
      links: booking ? [{ label: 'Book this package', href: booking }] : [],
      price: priceOf(offer),
      facts: fact('For', `${offer.pax} people`),
      inclusions: offer.inclusions,
      ...optional('body', offer.body && source.prose(offer.body)),
      ...optional('terms', offer.terms && source.prose(offer.terms)),
      groups: group('Cinemas', cinemasAt(source, offer.cinemas)),
    },
    { structured: [packageProduct(source, offer)] },
  )
}
