import type { Entry } from '#content/schema/entry-types.ts'
import { availabilities } from '#content/schema/types/offer.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { formatRinggit } from '#site/shared/money.ts'
import { hrefOf, picturesOf, summaryOf } from './card.ts'

/** Its picture is a poster only where it has no other: a square cuts the words at the edges of one. */
export function keepsakeCard(source: Source, keepsake: Entry<'keepsake'>): Card {
  const isPoster = (key: string) => source.picture(key).width < source.picture(key).height
  const [image, ...others] = keepsake.images.toSorted((a, b) => Number(isPoster(a)) - Number(isPoster(b)))
  const state = availabilities[keepsake.availability]
  const isAvailable = keepsake.availability === 'available'
  return {
    id: keepsake.slug,
    ...hrefOf(source, keepsake),
    title: keepsake.title,
    ...summaryOf(keepsake),
    meta: [formatRinggit(keepsake.price), ...(isAvailable ? [state] : [])],
    // Goods that are not available today are recognisable at a glance.
    ...(isAvailable ? {} : { highlights: [state] }),
    ...(image ? picturesOf(source, image, others) : {}),
    shape: 'square',
  }
}
