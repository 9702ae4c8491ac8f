import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { guestsOf, priceOf } from '#site/loaders/cards/offers/package.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader } from '#site/loaders/content-pages/detail-page.ts'
import { bookingOf } from '#site/loaders/content-pages/packages/booking.ts'
import { packageProduct } from '#site/loaders/json-ld/product.ts'
import { ifPresent, linkToPage } from '#site/loaders/source/links.ts'

export const load = detailLoader('package', (source, offer) => {
  const booking = bookingOf(source, offer)
  const comparison = linkToPage(source, 'packageIndex', 'What it costs for your guests')
  return {
    links: [
      ...(booking
        ? [{ label: 'Book this package', href: booking.anchor ? `${booking.href}#${booking.anchor}` : booking.href }]
        : []),
      ...(comparison ? [comparison] : []),
    ],
    price: priceOf(offer),
    facts: fact('For', guestsOf(offer)),
    inclusions: offer.inclusions,
    ...ifPresent('body', offer.body && source.prose(offer.body)),
    ...ifPresent('terms', offer.terms && source.prose(offer.terms)),
    groups: group('Cinemas', cinemasAt(source, offer.cinemas)),
    head: { jsonLd: [packageProduct(source, offer)] },
  }
})
