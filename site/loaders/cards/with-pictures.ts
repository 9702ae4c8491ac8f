/** The build makes the pictures whose addresses are made while a page is: nothing renders the cards that come on demand. */
import { avifSet, cardUse, webpOf } from '#site/shared/picture.ts'
import type { Card } from './card.ts'

export function withPictures<Rest extends object>(rest: Rest): Rest {
  for (const { picture, shape = 'wide' } of Object.values(rest).flat() as Partial<Card>[]) {
    if (!picture) continue
    avifSet(picture, cardUse(shape))
    webpOf(picture, cardUse(shape))
  }
  return rest
}
