import { expect, it } from 'vitest'
import { countOf, type Group, keepFound, searchableQuestions } from '#site/features/faq-search/searchable-questions.ts'
import { createListIndex } from '#site/features/search-index/list-index.ts'

const groups: readonly Group[] = [
  {
    id: 'food',
    title: 'Food',
    questions: [
      {
        id: 'bring',
        title: 'May I bring my own food?',
        answer: [['p', null, 'Yes, but no ', ['em', null, 'durian'], '.']],
      },
      { id: 'cafe', title: 'Is the café halal?', answer: [['p', null, "It's certified; a kopi is RM 5."]] },
    ],
  },
  {
    id: 'booking',
    title: 'Booking',
    questions: [
      { id: 'food-voucher', title: 'Where is my voucher?', answer: [['p', null, 'In the app, under food.']] },
      {
        id: 'refund',
        title: 'Can I have a refund?',
        answer: [['ul', null, ['li', null, 'Within'], ['li', null, 'an hour.']]],
      },
    ],
  },
]

const search = (groups: readonly Group[]) => createListIndex(searchableQuestions.documentsOf(groups))
const index = await search(groups)
const idsOf = (groups: readonly Group[]) => groups.flatMap(({ questions }) => questions.map(({ id }) => id))
const ids = (query: string) => idsOf(keepFound(groups, index(query)))

it.each([
  ['a word of the question', 'refund', ['refund']],
  ['the beginning of a word', 'vouch', ['food-voucher']],
  ['a word of the answer', 'durian', ['bring']],
  ['words in any order and case', 'FOOD bring', ['bring']],
  ['words of question and answer together', 'voucher app', ['food-voucher']],
  ['a word without its accent', 'cafe', ['cafe']],
  ['a word with an accent that is not there', 'durián', ['bring']],
  ['a word with an apostrophe left out', 'its', ['cafe']],
  ['words with marks between them', 'refund, hour!', ['refund']],
  ['a word with a slip', 'refnd', ['refund']],
  ['a question as one asks it', 'where is the voucher in the app?', ['food-voucher']],
  ['words of neighbouring list items apart', 'within an', ['refund']],
])('finds questions by %s', (_, query, found) => {
  expect(ids(query)).toEqual(found)
})

it.each(['', '   ', '?!'])('shows all of them for %j', (query) => {
  expect(ids(query)).toEqual(['bring', 'cafe', 'food-voucher', 'refund'])
})

it('finds nothing where a word is missing', () => {
  const found = keepFound(groups, index('refund durian'))
  expect(found).toEqual([])
  expect(countOf(found)).toBe(0)
})

it('puts those with the words in the question first', async () => {
  const [food, booking] = groups
  const both = [{ id: 'x', title: 'X', questions: [...(booking?.questions ?? []), ...(food?.questions ?? [])] }]
  expect(idsOf(keepFound(both, (await search(both))('food')))).toEqual(['bring', 'food-voucher'])
})
