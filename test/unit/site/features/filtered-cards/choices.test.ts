/** What a list can be narrowed down by, as rows of links. */
import { expect, it } from 'vitest'
import { choiceRows } from '#site/features/filtered-cards/choices.ts'
import type { Filter } from '#site/shared/filters.ts'

const filters: Filter[] = [
  {
    id: 'category',
    label: 'Category',
    options: [
      { tag: 'taxonomy/news-films', label: 'Films', count: 2 },
      { tag: 'taxonomy/news-food', label: 'Food', count: 1 },
    ],
  },
  {
    id: 'year',
    label: 'Year',
    options: [
      { tag: '2026', label: '2026', count: 1 },
      { tag: '2025', label: '2025', count: 1 },
    ],
  },
]
const cards = [{ tags: ['taxonomy/news-films', '2026'] }, { tags: ['taxonomy/news-films', '2025'] }, { tags: [] }]

it('shows all as long as the address chooses nothing, or something that there is not', () => {
  for (const query of ['', 'category=none']) {
    const [category] = choiceRows(filters, cards, new URLSearchParams(query))
    expect(category?.options.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['All', true],
      ['Films', false],
      ['Food', false],
    ])
  }
})

it('counts the cards of each option that are shown now, also where there are none', () => {
  const [category] = choiceRows(filters, cards, new URLSearchParams())
  expect(category?.options.map(({ count }) => count)).toEqual([3, 2, 0])
})

it('keeps what the address says of other filters, and leaves out what was chosen before', () => {
  const [category] = choiceRows(filters, cards, new URLSearchParams('category=news-films&year=2025'))
  expect(category?.options.map(({ isChosen }) => isChosen)).toEqual([false, true, false])
  expect(category?.options.map(({ search }) => search)).toEqual([
    '?year=2025',
    '?category=news-films&year=2025',
    '?category=news-food&year=2025',
  ])
})
