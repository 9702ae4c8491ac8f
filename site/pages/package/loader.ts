import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { priceOf } from '#site/loaders/cards/package.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detail } from '#site/loaders/content-pages/detail-page.ts'
import { packageProduct } from '#site/loaders/json-ld/product.ts'
import { optional } from '#site/loaders/source/links.ts'

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
    { jsonLd: [packageProduct(source, offer)] },
  )
}
