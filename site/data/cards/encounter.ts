import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '../source.ts'
import { instantText } from '../time.ts'
import { eveningBadge } from '../timing.ts'
import { type Card, hrefOf } from './card.ts'

export const encounterCard = (source: Source, encounter: Entry<'internationalScreenScreenEncounter'>): Card => ({
  id: encounter.slug,
  ...hrefOf(source, encounter),
  title: encounter.title,
  kicker: encounter.guest,
  text: encounter.summary,
  facts: [instantText(encounter.date).text, encounter.venue],
  picture: source.picture(encounter.image),
  shape: 'wide',
  badge: eveningBadge(source, encounter),
})
