/** What a list can be narrowed down by, as an address has it. */
import { expect, it } from 'vitest'
import { choicesOf } from '#site/features/filtered-cards/choices.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'

const filters: Filter[] = [
  {
    id: 'category',
    label: 'Category',
    options: [
      { value: 'taxonomy/news-films', label: 'Films' },
      { value: 'taxonomy/news-food', label: 'Food' },
    ],
  },
  {
    id: 'year',
    label: 'Year',
    options: [
      { value: '2026', label: '2026' },
      { value: '2025', label: '2025' },
    ],
  },
]
const cards = [{ tags: ['taxonomy/news-films', '2026'] }, { tags: ['taxonomy/news-films', '2025'] }, { tags: [] }]

it('shows all as long as the address chooses nothing, or something that there is not', () => {
  for (const query of ['', 'category=none']) {
    const [category] = choicesOf(filters, cards, new URLSearchParams(query))
    expect(category?.value).toBeUndefined()
    expect(category?.options.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['All', true],
      ['Films', false],
      ['Food', false],
    ])
  }
})

it('counts the cards of each option, also where there are none', () => {
  const [category] = choicesOf(filters, cards, new URLSearchParams())
  expect(category?.options.map(({ count }) => count)).toEqual([3, 2, 0])
})

it('keeps what the address says of other filters, and leaves out what was chosen before', () => {
  const [category] = choicesOf(filters, cards, new URLSearchParams('category=news-films&year=2025'))
  expect(category?.value).toBe('taxonomy/news-films')
  expect(category?.options.map(({ search }) => search)).toEqual([
    '?year=2025',
    '?category=news-films&year=2025',
    '?category=news-food&year=2025',
  ])
})

it('offers no choice where there is only one option', () => {
  const only: Filter = { id: 'year', label: 'Year', options: [{ value: '2026', label: '2026' }] }
  expect(choicesOf([only], cards, new URLSearchParams())).toEqual([])
})
