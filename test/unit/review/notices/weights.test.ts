/** What stands first, as visitors notice it most. */
import { expect, it } from 'vitest'
import { factsFirst } from '#review/notices/weights.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { noticesOf } from './notices-of.ts'

const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

it('the heaviest stands first: what is gone before what is new, a cinema’s telephone before a word', () => {
  const before = [film(), entryOf('faq', 'popcorn'), entryOf('taxonomy', 'genre-action')]
  const after = [
    entryOf('movie', 'other', { title: 'Neon Warrant' }),
    entryOf('faq', 'popcorn', { body: 'Yes.' }),
    entryOf('taxonomy', 'genre-action', { title: 'Thriller' }),
  ]
  expect(noticesOf(before, after).edits.map((text) => text.slice(0, 16))).toEqual([
    'Film “Redline KL',
    'New film “Neon W',
    'Genre “Action” i',
    'Question “May I ',
  ])
})

it('hours and prices weigh in rows, too, and a picture that was replaced as what shows it', () => {
  const eating = { summary: 'Sweet.', image: 'file/dish', cinemas: ['cinema/kayangan'] }
  const restaurant = (closes: string) =>
    entryOf('restaurant', 'jin', {
      ...eating,
      title: 'Jin',
      concept: 'Grill.',
      hours: [{ days: 'Daily', opens: '10:00', closes }],
      body: 'Grilled.',
    })
  const stand = (price: number) =>
    entryOf('foodAndBeverage', 'stand', {
      ...eating,
      title: 'Stand',
      order: 1,
      items: [{ name: 'Popcorn', category: 'Popcorn', price }],
    })
  const news = (body: string) =>
    entryOf('news', 'hall', {
      title: 'Hall 3',
      category: 'taxonomy/news-category-a',
      date: '2026-09-01',
      summary: 'Open.',
      image: 'file/dish',
      body,
    })
  const picture = (slug: string, digit: string) =>
    entryOf('file', slug, { path: `${slug}-${digit.repeat(8)}.webp`, sha256: digit.repeat(64) })
  const side = (closes: string, price: number, words: string, digit: string) => [
    film(),
    restaurant(closes),
    stand(price),
    news(words),
    picture('poster', digit),
    entryOf('file', 'dish'),
    picture('unused', digit),
  ]
  const { edits } = noticesOf(side('22:00', 9, 'Yes.', '1'), side('23:00', 10, 'No.', '2'))
  expect(edits.map((text) => text.slice(0, 18))).toEqual([
    'The file “poster”,',
    'Food outlet “Stand',
    'Restaurant “Jin”: ',
    'News “Hall 3”: tex',
    'The file “unused” ',
  ])
})

it('a group with a fact in it comes before words', () => {
  const words = { kind: 'value', field: 'tagline', label: 'Tagline', of: 'text', after: 'New' } as const
  const day = { kind: 'value', field: 'day', label: 'Day', of: 'day', after: '1 October 2026' } as const
  const group = { kind: 'group', field: 'stop', label: 'Stop', of: 'group', change: 'added', fields: [day] } as const
  expect(factsFirst([words, group])).toEqual([group, words])
})
