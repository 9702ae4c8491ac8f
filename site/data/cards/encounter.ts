import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/data/source.ts'
import { instantText } from '#site/data/time.ts'
import { eveningBadge } from '#site/data/timing.ts'
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
