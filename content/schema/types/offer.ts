/** Promotions, packages and keepsakes. */
import { entryWithPage, link } from '#content/schema/common.ts'
import {
  boolean,
  day,
  image,
  images,
  integer,
  linkTarget,
  multilineText,
  multiSelect,
  order,
  prose,
  references,
  ringgit,
  select,
  textList,
} from '#content/schema/field-kinds.ts'

/** 'all' is no category but the absence of a filter. */
export const promotionCategories = {
  contest: 'Contest',
  events: 'Events',
  'food-and-beverages': 'Food and beverages',
  movie: 'Movie',
  partners: 'Partners',
} as const

/** The brands that have a page of promotions each. */
export const promotionBrands = {
  gsc: 'GSC',
  aurum: 'Aurum Theatre',
  velvet: 'Velvet Cinemas',
  'hokkaido-table': 'Hokkaido Table',
  jin: 'Jin',
  kissa: 'Kissa',
} as const

/** Occasions for which a package is bought. */
export const occasions = {
  birthday: 'Birthday',
  school: 'School outing',
  company: 'Company event',
} as const

/** Kinds of goods in the shop. */
export const keepsakeKinds = {
  keepsake: 'Keepsake',
  'gift-card': 'Gift card',
  pass: 'Pass',
} as const

/** Whether a keepsake can be bought. */
export const availabilities = { available: 'Available', soon: 'Coming soon', 'sold-out': 'Sold out' } as const

/** Units of a package's price. */
export const priceUnits = { guest: 'Each guest', group: 'All guests together' } as const

export const promotion = entryWithPage('promotion', {
  summary: multilineText({ max: 300 }),
  brand: select(promotionBrands),
  categories: multiSelect(promotionCategories, { min: 1 }),
  from: day(),
  to: day().optional(),
  image: image(),
  cinemas: references('cinema', { emptyMeans: 'all of the brand' }),
  movies: references('movie'),
  link: link().optional(),
  terms: prose({ label: 'Terms and conditions' }).optional(),
  body: prose(),
})

export const packageOffer = entryWithPage('package', {
  summary: multilineText({ max: 300 }),
  price: ringgit(),
  priceNote: multilineText({ max: 100, help: 'Such as: per child, weekdays.' }).optional(),
  occasion: select(occasions, { help: 'Leave empty where it is good for any.', emptyMeans: 'any occasion' }).optional(),
  pax: integer({ min: 1, unit: 'people' }),
  pricePer: select(priceUnits, {
    label: 'The price is for',
    help: 'Left empty, visitors are given no estimate and asked to enquire.',
  }).optional(),
  furtherGuest: ringgit({
    label: 'Each further guest',
    help: 'Where the price is for all guests together: for each beyond them. Left empty, visitors are asked to enquire.',
  }).optional(),
  fewestGuests: integer({
    min: 1,
    unit: 'people',
    label: 'Fewest guests',
    help: 'Left empty, any number is taken.',
  }).optional(),
  mostGuests: integer({
    min: 1,
    unit: 'people',
    label: 'Most guests',
    help: 'Left empty, as many as its halls have seats.',
  }).optional(),
  hallKinds: references('experience', {
    label: 'Kinds of hall',
    help: 'Where it takes place. Left empty, and without the tick below, nothing is said of halls.',
  }),
  ordinaryHalls: boolean({ help: 'Whether it takes place in halls without an experience of their own.' }),
  inclusions: textList({ min: 1 }),
  image: image(),
  cinemas: references('cinema'),
  bookLink: linkTarget({ label: 'Booking' }).optional(),
  terms: prose({ label: 'Terms and conditions' }).optional(),
  order: order(),
  body: prose().optional(),
}).check(({ value: { fewestGuests, mostGuests }, issues }) => {
  if (fewestGuests === undefined || mostGuests === undefined || fewestGuests <= mostGuests) return
  const message = `is ${fewestGuests}, and the most guests are ${mostGuests}: lower the fewest, or raise the most`
  issues.push({ code: 'custom', input: fewestGuests, path: ['fewestGuests'], message })
})

export const keepsake = entryWithPage('keepsake', {
  summary: multilineText({ max: 300 }),
  kind: select(keepsakeKinds),
  price: ringgit(),
  images: images({ min: 1 }),
  availability: select(availabilities),
  cinemas: references('cinema', { emptyMeans: 'all cinemas' }),
  buyLink: linkTarget({ label: 'Buy online' }).optional(),
  order: order(),
  body: prose().optional(),
})
