import { basicWith } from '../../data/basic-page.ts'
import { byOrder, experienceCard } from '../../data/cards.ts'

export const load = basicWith((source) => ({
  experiences: byOrder(source.all('experience')).map((experience) => experienceCard(source, experience)),
}))
