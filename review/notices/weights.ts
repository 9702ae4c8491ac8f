/** The weight of a change for visitors: the heaviest is listed first. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { EntryChange, FieldChange, ItemChange } from '#review/entry-change.ts'
import type { Side } from '#review/snapshots/side.ts'
import { isReplaced, usersOf } from './originals.ts'

/** Weight of a change to an entry of the type, in the order of a visitor's attention. */
export const weightOfType = {
  settings: 90,
  notification: 85,
  menu: 80,
  movie: 75,
  cinema: 74,
  popupBlock: 72,
  banner: 70,
  promotion: 68,
  internationalScreenMovie: 65,
  event: 62,
  filmFestival: 62,
  specialScreening: 60,
  package: 60,
  internationalScreenFilmFestival: 58,
  basicPage: 56,
  keepsake: 55,
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

/** Fields that somebody relies on who comes to a cinema. */
const facts = /(?:^|\.)(?:phone|price|address|opens|closes|openingHours|hours)$/

/** Whether a fact differs, also one in a group or in a row, such as the price of a dish. */
const isFact = (change: FieldChange): boolean =>
  change.of === 'day' ||
  change.of === 'instant' ||
  change.forAll !== undefined ||
  facts.test(change.field) ||
  (change.kind === 'group' && hasFact(change)) ||
  (change.kind === 'list' && change.items.some(hasFact))

const hasFact = ({ fields = [] }: Pick<ItemChange, 'fields'>): boolean => fields.some(isFact)

/** Puts facts first, so that what a sentence has no room for is something else. */
export const factsFirst = (fields: readonly FieldChange[]): FieldChange[] =>
  [...fields].sort((a, b) => Number(isFact(b)) - Number(isFact(a)))

export const rowsWithFactsFirst = (rows: readonly ItemChange[]): ItemChange[] =>
  [...rows].sort((a, b) => Number(hasFact(b)) - Number(hasFact(a)))

export function weightOf(change: EntryChange, head: Side): number {
  const { kind, moved, formerTitle, fields } = change
  return (
    Math.max(...noticedIn(change, head).map((type) => weightOfType[type])) +
    ofKind[kind] +
    (moved ? ofMove : 0) +
    (formerTitle === undefined ? 0 : ofRename) +
    (kind === 'changed' && hasFact({ fields }) ? ofFact : 0)
  )
}

/** An original that was replaced is seen wherever it is shown. */
const noticedIn = (change: EntryChange, head: Side): EntryType[] => [
  change.type,
  ...(isReplaced(change) ? usersOf(change.entry, head).map(([, { type }]) => type) : []),
]

/** The weight of sales of films, which change each night without any edit. */
export const weightOfSales = 5
