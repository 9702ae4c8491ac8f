/** Counters with menus, and restaurants. */
import { entryWithPage } from '#content/schema/common.ts'
import {
  image,
  images,
  linkTarget,
  list,
  multilineText,
  multiSelect,
  order,
  prose,
  references,
  ringgit,
  text,
} from '#content/schema/field-kinds.ts'
import { openingHours } from '#content/schema/hours/opening-hours.ts'

export const dietaryMarks = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  spicy: 'Spicy',
  nuts: 'Contains nuts',
  dairy: 'Contains dairy',
  gluten: 'Contains gluten',
  seafood: 'Contains seafood',
} as const

const menu = () =>
  list(
    {
      name: text({ max: 100 }),
      description: multilineText({ max: 300 }).optional(),
      category: text({ max: 60, help: 'Dishes of the same category stand together.' }),
      price: ringgit(),
      image: image().optional(),
      dietary: multiSelect(dietaryMarks, { label: 'Dietary marks' }),
    },
    { label: 'Menu' },
  )

export const foodAndBeverage = entryWithPage('foodAndBeverage', {
  summary: multilineText({ max: 300 }),
  image: image(),
  items: menu(),
  cinemas: references('cinema', { min: 1 }),
  order: order(),
  body: prose().optional(),
})

export const restaurant = entryWithPage('restaurant', {
  summary: multilineText({ max: 300 }),
  concept: text({ help: 'The kitchen in a few words.' }),
  image: image(),
  gallery: images(),
  cinemas: references('cinema', { min: 1 }),
  hours: openingHours(),
  menu: menu(),
  reservations: linkTarget({ label: 'Reservations' }).optional(),
  body: prose(),
})
