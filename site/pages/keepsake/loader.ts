import { availabilities, keepsakeKinds } from '#content/schema/types/offer.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { keepsakeProduct } from '#site/loaders/json-ld/product.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { formatRinggit } from '#site/shared/money.ts'

const tones = { available: 'running', soon: 'coming', 'sold-out': 'over' } as const

export const load = detailLoader('keepsake', (source, keepsake) => {
  const [first, ...others] = keepsake.images
  const shop = keepsake.buyLink && source.link(keepsake.buyLink)
  return {
    kicker: keepsakeKinds[keepsake.kind],
    ...ifPresent('picture', first && source.picture(first)),
    links: shop ? [{ label: 'Buy Online', href: shop }] : [],
    price: { text: formatRinggit(keepsake.price) },
    stock: { text: availabilities[keepsake.availability], tone: tones[keepsake.availability] },
    facts: fact('Where to buy', keepsake.cinemas.length === 0 ? 'At the counter of every cinema' : undefined),
    ...ifPresent('body', keepsake.body && source.prose(keepsake.body)),
    gallery: others.map((key) => source.picture(key)),
    groups: [
      ...group('Where to buy', cinemasAt(source, keepsake.cinemas)),
      ...group(
        'More keepsakes',
        following(source.all('keepsake'), keepsake).map((other) => keepsakeCard(source, other)),
      ),
    ],
    head: {
      image: first,
      supplement: `${formatRinggit(keepsake.price)}. ${availabilities[keepsake.availability]}.`,
      jsonLd: [keepsakeProduct(source, keepsake)],
    },
  }
})
