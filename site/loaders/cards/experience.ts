import { counted } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, picturesOf } from './card.ts'

export const experienceCard = (source: Source, experience: Entry<'experience'>): Card => ({
  id: experience.slug,
  ...hrefOf(source, experience),
  title: experience.title,
  text: experience.tagline,
  meta: cinemaCount(source, experience),
  ...picturesOf(source, experience.image, experience.gallery),
  shape: 'wide',
})

/** Words for how many cinemas have it; none where no cinema has. */
export function cinemaCount(source: Source, { id }: Entry<'experience'>): string[] {
  const count = source.referrersOf('cinema', 'experiences', `experience/${id}`).length
  return count > 0 ? [counted(count, 'cinema')] : []
}
