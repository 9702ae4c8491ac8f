import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from './cards.ts'
import { optional } from './links.ts'
import type { Source } from './source.ts'
import { instantText } from './time.ts'

export const encounterCard = (source: Source, encounter: Entry<'internationalScreenScreenEncounter'>): Card => ({
  id: encounter.slug,
  ...optional('href', source.pathOf(`internationalScreenScreenEncounter/${encounter.id}`)),
  title: encounter.title,
  kicker: encounter.guest,
  text: encounter.summary,
  facts: [instantText(encounter.date).text, encounter.venue],
  picture: source.picture(encounter.image),
  shape: 'wide',
})
