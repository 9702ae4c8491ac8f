/**
 * Makes the addresses of the pictures in cards that a page shows on demand. The build makes the pictures whose addresses are made while a
 * page is loaded and rendered (`collectMedia`), and it renders none of these cards.
 */

import type { Card } from '#site/shared/card.ts'
import { avifSet, cardUse, webpOf } from '#site/shared/picture.ts'

export function withPictures<Rest extends object>(rest: Rest): Rest {
  for (const { picture, shape = 'wide' } of Object.values(rest).flat() as Partial<Card>[]) {
    if (!picture) continue
    avifSet(picture, cardUse(shape))
    webpOf(picture, cardUse(shape))
  }
  return rest
}
