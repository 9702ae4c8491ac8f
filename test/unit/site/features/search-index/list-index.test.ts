/** What every search of a list promises, on the committed content and on slips that are made up. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableCinemas } from '#site/features/cinema-finder/searchable-cinemas.ts'
import { searchableQuestions } from '#site/features/faq-search/searchable-questions.ts'
import { expressionsOf } from '#site/features/search-index/expressions.ts'
import { createListIndex, type SearchDocument } from '#site/features/search-index/list-index.ts'
import { finderCinema } from '#site/loaders/cards/cinema.ts'
import { questionGroups } from '#site/loaders/content-pages/faqs.ts'
import { tokenize } from '#site/shared/tokenize.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const cinemas = source.all('cinema').map((cinema) => finderCinema(source, cinema))
const lists = [
  { name: 'cinema', documents: searchableCinemas.documentsOf(cinemas), stopWords: searchableCinemas.stopWords },
  { name: 'question', documents: searchableQuestions.documentsOf(questionGroups(source)), stopWords: undefined },
]

const wordsOf = ({ title, text }: SearchDocument): string[] => [...new Set(tokenize(`${title} ${text}`))]

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')

/** A letter too many, too few or another, or two that changed places. */
const slipIn = (word: string) =>
  fc
    .record({ at: fc.nat(word.length - 1), letter, kind: fc.constantFrom('more', 'less', 'other', 'swap') })
    .map((slip) => {
      const before = word.slice(0, slip.at)
      const after = word.slice(slip.at + 1)
      switch (slip.kind) {
        case 'more':
          return `${before}${slip.letter}${word.slice(slip.at)}`
        case 'less':
          return `${before}${after}`
        case 'other':
          return `${before}${slip.letter}${after}`
        default:
          return `${before}${after.slice(0, 1)}${word[slip.at]}${after.slice(1)}`
      }
    })

describe.each(lists)('every $name', async ({ documents, stopWords }) => {
  const index = await createListIndex(documents, stopWords)
  const known = documents.flatMap(wordsOf)
  /** Where nothing is left to ask for, there is the whole list. */
  const finds = (typed: string, { id }: SearchDocument) => index(typed)?.includes(id) ?? true

  it('is found by each of its words and by every beginning of them', () => {
    for (const document of documents)
      for (const word of wordsOf(document))
        for (let length = 3; length <= word.length; length++)
          expect(finds(word.slice(0, length), document), `${word.slice(0, length)}: ${document.id}`).toBe(true)
  })

  it('is found by all of its words together', () => {
    for (const document of documents) expect(finds(wordsOf(document).join(' '), document), document.id).toBe(true)
  })

  it('is found by each word of five letters with a slip, unless that is a word, too', () => {
    const cases = documents.flatMap((document) =>
      wordsOf(document)
        .filter((word) => word.length >= 5)
        .map((word) => ({ document, word })),
    )
    const slips = fc
      .constantFrom(...cases)
      .chain(({ document, word }) => slipIn(word).map((typed) => ({ document, word, typed })))
      .filter(({ typed }) => !known.some((word) => word.startsWith(tokenize(typed)[0] ?? '')))
    fc.assert(
      fc.property(slips, ({ document, typed }) => finds(typed, document)),
      { numRuns: 400 },
    )
  })
})

describe('a list', async () => {
  const index = await createListIndex([
    { id: 'ipoh', title: 'Ipoh', text: 'By the station, at the end of the bus line.' },
    { id: 'kuching', title: 'Kuching', text: 'Buses to Ipoh, Ipoh and Ipoh.' },
    {
      id: 'melaka',
      title: 'Melaka, formerly Ipoh Road',
      text: 'No station, and a much longer title than the others have.',
    },
  ])

  it.each(['ipoh', 'ip', 'ihpo', 'pioh', 'ipho', 'ipohh', 'apoh'])('is searched for ipoh by %j', (typed) =>
    expect(index(typed)).toEqual(['ipoh', 'melaka', 'kuching']),
  )

  it.each(['kuchng', 'kuchn', 'kichin', 'ukching'])('is searched for kuching by %j', (typed) =>
    expect(index(typed)).toEqual(['kuching']),
  )

  it.each(['xyz', 'iop', 'ipxyz', 'kuching xyz', 'kuching melaka'])('has nothing for %j', (typed) =>
    expect(index(typed)).toEqual([]),
  )

  it('keeps its order, but for what has the word in its title, which comes first', () => {
    expect(index('ipoh')).toEqual(['ipoh', 'melaka', 'kuching'])
    expect(index('station')).toEqual(['ipoh', 'melaka'])
    expect(index('ipoh station')).toEqual(['ipoh', 'melaka'])
    expect(index('bus ipoh')).toEqual(['ipoh', 'kuching'])
  })

  it('is searched in every script', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), async (texts) => {
        const documents = texts.map((text, place) => ({ id: `${place}`, title: '', text }))
        const index = await createListIndex(documents)
        for (const { id, text } of documents) expect(index(text)?.includes(id) ?? true).toBe(true)
      }),
    )
  })

  it.each(['', '  ', '?!', 'where is the'])('is whole for %j', (typed) => expect(index(typed)).toBeUndefined())
})

it.each([
  ['pulau pinang', 'cinema', 'GSC Teluk Mutiara'],
  ['di mana pawagam di Pulau Pinang', 'cinema', 'GSC Teluk Mutiara'],
  ['di mana letak kereta', 'question', 'Where can I park?'],
])('finds for “%s” the %s %s', async (typed, name, title) => {
  const { documents = [], stopWords } = lists.find((list) => list.name === name) ?? {}
  const index = await createListIndex(documents, stopWords)
  const found = index(typed)?.map((id) => documents.find((document) => document.id === id)?.title)
  expect(found?.[0]).toMatch(title)
})

it('takes the longest Malay expressions of a text apart, however long it is', () => {
  const words = Array.from({ length: 20_000 }, () => ['tempat', 'letak', 'kereta', 'murah']).flat()
  const expressions = expressionsOf(words)
  expect(expressions).toHaveLength(40_000)
  expect(expressions.slice(0, 2)).toEqual([
    { words: ['tempat', 'letak', 'kereta'], english: ['parking'] },
    { words: ['murah'] },
  ])
})
