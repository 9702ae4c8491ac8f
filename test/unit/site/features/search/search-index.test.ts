import { describe, expect, it } from 'vitest'
import { createSearch } from '#site/features/search/search-index.ts'
import type { SearchRecord } from '#site/shared/search.ts'

const record = (title: string, rest: Partial<SearchRecord> = {}): SearchRecord => ({
  url: `/${title.toLowerCase().replaceAll(/\W+/g, '-')}`,
  title,
  kind: 'Movies',
  note: '',
  words: '',
  ...rest,
})

const search = await createSearch([
  record('Redline KL', { note: '1 h 58 min · Action', words: 'hana rashid crime' }),
  record('The Long Café', { words: 'redline' }),
  record('GSC Kayangan Walk', { kind: 'Cinemas', note: 'Shah Alam, Selangor', words: 'parking' }),
  record('Two for one', { kind: 'Promotions', words: 'popcorn' }),
])
const titles = (typed: string) => search(typed).hits.map(({ title }) => title)

describe('the search', () => {
  it('finds by the beginning of a word of the title, and puts titles before what else is said', () => {
    expect(titles('redl')).toEqual(['Redline KL', 'The Long Café'])
  })

  it('puts films and cinemas before what else has the word in its title', async () => {
    const kinds = ['Promotions', 'Events', 'Movies', 'News', 'Cinemas'] as const
    const ofMany = await createSearch(kinds.map((kind) => record(`Night of ${kind}`, { kind })))
    expect(
      ofMany('night')
        .hits.slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['Movies', 'Cinemas'])
  })

  it('finds only what has all words, in whatever order', () => {
    expect(titles('alam kayangan')).toEqual(['GSC Kayangan Walk'])
    expect(titles('redline hana')).toEqual(['Redline KL'])
  })

  it.each([
    ['an accent', 'cafe', 'The Long Café'],
    ['a plural', 'cafes', 'The Long Café'],
    ['capital letters', 'KAYANGAN', 'GSC Kayangan Walk'],
    ['a kind', 'promotion', 'Two for one'],
  ])('does not mind %s', (_, typed, title) => {
    expect(titles(typed)).toEqual([title])
    expect(search(typed).isApproximate).toBe(false)
  })

  it('forgives a slip of the finger, and says so', () => {
    expect(search('kayagnan walk')).toMatchObject({ hits: [{ title: 'GSC Kayangan Walk' }], isApproximate: true })
  })

  it('finds what has some of the words where nothing has all of them, and says so', () => {
    expect(search('popcorn tomorrow')).toMatchObject({ hits: [{ title: 'Two for one' }], isApproximate: true })
  })

  it('knows Malay words and expressions, also where a title has them', async () => {
    const find = await createSearch([
      record('How do I book a wheelchair place?', { kind: 'Questions' }),
      record('Kerusi Roda Nenek'),
      record('A Seat for Grandfather'),
    ])
    const found = find('kerusi roda')
    expect(found.hits.map(({ title }) => title)).toEqual(['Kerusi Roda Nenek', 'How do I book a wheelchair place?'])
    expect(found.isApproximate).toBe(false)
    expect(find('kerusi').hits.map(({ title }) => title)).toEqual(['Kerusi Roda Nenek', 'A Seat for Grandfather'])
    expect(titles('letak kereta kayangan')).toEqual(['GSC Kayangan Walk'])
    expect(find('kerusi rodo')).toMatchObject({ hits: [{ title: 'Kerusi Roda Nenek' }], isApproximate: true })
  })

  it('takes no word for a slip that it knows', () => {
    expect(titles('redline kayangan')).toEqual(['Redline KL', 'GSC Kayangan Walk', 'The Long Café'])
    expect(titles('two walk')).not.toContain('The Long Café')
  })

  it('finds nothing for what is like nothing', () => {
    expect(search('zzzzqq')).toEqual({ hits: [], isTruncated: false, isApproximate: false })
    expect(titles('…')).toEqual([])
  })

  it('gives the best 24 of many, and says that there are more', async () => {
    const findMany = await createSearch(Array.from({ length: 60 }, (_, index) => record(`Film ${index}`)))
    expect(findMany('film')).toMatchObject({ isTruncated: true, isApproximate: false })
    expect(findMany('film').hits).toHaveLength(24)
    expect(findMany('film 59')).toMatchObject({ hits: [{ title: 'Film 59' }], isTruncated: false })
  })
})
