import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '../source.ts'
import { type Card, hrefOf } from './card.ts'

export const experienceCard = (source: Source, experience: Entry<'experience'>): Card => ({
  id: experience.slug,
  ...hrefOf(source, experience),
  title: experience.title,
  text: experience.tagline,
  picture: source.picture(experience.image),
  shape: 'wide',
})
