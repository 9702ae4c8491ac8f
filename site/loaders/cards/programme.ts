import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, summaryOf } from './card.ts'
import { picturesWithFilm } from './film-pictures.ts'

export const programmeCard = (source: Source, programme: Entry<'internationalScreen'>): Card => ({
  id: programme.slug,
  ...hrefOf(source, programme),
  title: programme.title,
  kicker: termTitle(source, programme.category),
  ...summaryOf(programme),
  ...picturesWithFilm(source, programme.image, filmsOf(source, programme)),
  shape: 'wide',
})

const filmsOf = (source: Source, { id }: Entry<'internationalScreen'>): string[] =>
  source.referrersOf('internationalScreenMovie', 'screen', `internationalScreen/${id}`).map(entryKey)
