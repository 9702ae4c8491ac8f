import type { Entry } from '#content/schema/entry-types.ts'
import { availabilities } from '#content/schema/types/offer.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { formatRinggit } from '#site/shared/money.ts'
import { type Card, hrefOf, picturesOf, summaryOf } from './card.ts'

export function keepsakeCard(source: Source, keepsake: Entry<'keepsake'>): Card {
  const [image, ...others] = keepsake.images
  return {
    id: keepsake.slug,
    ...hrefOf(source, keepsake),
    title: keepsake.title,
    ...summaryOf(keepsake),
    meta: [formatRinggit(keepsake.price), availabilities[keepsake.availability]],
    ...(image ? picturesOf(source, image, others) : {}),
    shape: 'square',
  }
}
