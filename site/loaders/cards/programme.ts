import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import { type Card, hrefOf, summaryOf } from './card.ts'

export const programmeCard = (source: Source, programme: Entry<'internationalScreen'>): Card => ({
  id: programme.slug,
  ...hrefOf(source, programme),
  title: programme.title,
  kicker: termTitle(source, programme.category),
  ...summaryOf(programme),
  picture: source.picture(programme.image),
  shape: 'wide',
})
