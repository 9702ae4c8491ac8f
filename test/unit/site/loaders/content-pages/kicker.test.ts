import { expect, test } from 'vitest'
import { withoutRepeatedKicker } from '#site/loaders/content-pages/kicker.ts'

const below = (label: string) => ({
  breadcrumbs: [{ label: 'Home', href: '/' }, { label, href: '/above' }, { label: 'The page' }],
})
const shown = (kicker: string, label: string) => withoutRepeatedKicker({ title: 'The page', kicker }, below(label))

test('The words above a title are left out where the page above is named by the same', () => {
  expect(shown('Experiences', 'Experiences')).toEqual({ title: 'The page' })
  expect(shown('Keepsake', 'Keepsakes')).toEqual({ title: 'The page' })
  expect(shown('International screening', 'International screenings')).toEqual({ title: 'The page' })
  expect(shown('Questions', 'Frequently Asked Questions')).toEqual({ title: 'The page' })
})

test('Words above a title that say something else stay', () => {
  expect(shown('Community', 'Event calendar')).toHaveProperty('kicker', 'Community')
  expect(shown('Film', 'Films of the year')).toHaveProperty('kicker', 'Film')
})

test('Below the home page alone, which no link above the title names, the words stay', () => {
  const page = { title: 'The page', kicker: 'Home' }
  expect(withoutRepeatedKicker(page, { breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'The page' }] })).toBe(page)
})
