/** How much visitors notice a change: what is heavier stands first. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { EntryChange, FieldChange } from '#review/entry-change.ts'

/** Of a change to an entry of the type, in the order of a visitor's attention. */
export const weightOfType = {
  settings: 90,
  notification: 85,
  menu: 80,
  movie: 75,
  internationalScreenMovie: 65,
  cinema: 74,
  popupBlock: 72,
  banner: 70,
  promotion: 68,
  event: 62,
  filmFestival: 62,
  specialScreening: 60,
  internationalScreenFilmFestival: 58,
  package: 60,
  keepsake: 55,
  basicPage: 56,
  news: 50,
  movieGift: 50,
  experience: 48,
  restaurant: 46,
  foodAndBeverage: 46,
  form: 45,
  customBlock: 44,
  internationalScreen: 42,
  internationalScreenEventGallery: 38,
  internationalScreenScreenEncounter: 38,
  faq: 36,
  movieFaq: 34,
  cinemaFaq: 34,
  movieLineUp: 34,
  movieList: 33,
  story: 32,
  storyFormSubmission: 32,
  storyPrize: 32,
  taxonomy: 30,
  redirect: 20,
  file: 10,
} as const satisfies Record<EntryType, number>

const ofKind = { removed: 24, added: 16, changed: 0 } as const
const ofMove = 14
const ofRename = 10
const ofFact = 12

/** What somebody relies on who comes to a cinema. */
const facts = /(?:^|\.)(?:phone|price|address|opens|closes|openingHours)$/

const isFact = ({ field, of }: FieldChange): boolean => of === 'day' || of === 'instant' || facts.test(field)

export function weightOf({ kind, type, moved, formerTitle, fields }: EntryChange): number {
  return (
    weightOfType[type] +
    ofKind[kind] +
    (moved ? ofMove : 0) +
    (formerTitle === undefined ? 0 : ofRename) +
    (kind === 'changed' && fields.some(isFact) ? ofFact : 0)
  )
}

/** Where films are sold changes each night, and by itself. */
export const weightOfSales = 5
