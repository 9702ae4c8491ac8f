import { describe, expect, it } from 'vitest'
import { inOrder } from '#site/features/cinema-finder/find-cinemas.ts'
import { searchableCinemas } from '#site/features/cinema-finder/searchable-cinemas.ts'
import { createListIndex } from '#site/features/search-index/list-index.ts'
import { finderCinema } from '#site/loaders/cards/cinema.ts'
import { committedSource } from '#test/support/site/site-source.ts'

const source = await committedSource()
const cinemas = source.all('cinema').map((cinema) => finderCinema(source, cinema))
const search = await createListIndex(searchableCinemas.documentsOf(cinemas), searchableCinemas.stopWords)
const found = (typed: string) => inOrder(cinemas, search(typed)).map(({ id }) => id)

describe('the search for a cinema', () => {
  it.each([
    ['a name', 'kayangan walk', ['gsc-kayangan-walk']],
    ['a town', 'Kuching', ['gsc-sungai-emas']],
    ['a town, while it is being typed', 'kuchi', ['gsc-sungai-emas']],
    ['a town with a letter left out', 'kuchng', ['gsc-sungai-emas']],
    ['a town with a slip, while it is being typed', 'kuchn', ['gsc-sungai-emas']],
    ['a town with two letters swapped', 'iopoh', ['gsc-bandar-cahaya']],
    ['a town with a letter too many', 'kuanntan', ['gsc-pantai-senja']],
    ['a long name with two slips', 'kaynagan wlak', ['gsc-kayangan-walk']],
    ['a town as people shorten it', 'KK', ['gsc-kelapa-square']],
    ['two words written as one', 'johorbahru', ['gsc-pelangi-galleria']],
    ['a thing in the hall', 'bean bag ombak', ['gsc-kelapa-square']],
    ['a thing in the hall, written as one word', 'beanbag kelapa', ['gsc-kelapa-square']],
    ['a brand', 'velvet', ['velvet-lorong-kasturi', 'velvet-seri-tanjung']],
    ['a state of a brand', 'aurum in selangor', ['aurum-persiaran-delima']],
    ['a postcode', '50450', ['gsc-kayangan-walk']],
    ['a station', 'kayangan station', ['gsc-kayangan-walk']],
    ['a question', 'where is velvet in melaka', ['velvet-seri-tanjung']],
    ['what nobody has', 'zzz', []],
    ['a short word with a slip, as it may be another word', 'kx', []],
  ])('finds %s: %s', (_, typed, wanted) => expect(found(typed)).toEqual(wanted))

  it('finds halls by what they have', () => {
    expect(found('bean bag')).toContain('gsc-kelapa-square')
    expect(found('beds').every((id) => cinemas.find((cinema) => cinema.id === id)?.keywords.match(/beds/i))).toBe(true)
    expect(found('beds').length).toBeGreaterThan(2)
  })

  it('puts those first that are called so', () => {
    const [first, ...others] = found('melaka')
    expect(first).toBe('velvet-seri-tanjung')
    expect(
      found('selangor')
        .slice(0, 3)
        .every((id) => /delima|cakera|rimba/.test(id)),
    ).toBe(true)
    expect(others).not.toContain('velvet-seri-tanjung')
  })

  it.each(['', '  ', 'cinemas in the'])('has all of them for %j', (typed) => {
    expect(found(typed)).toEqual(cinemas.map(({ id }) => id))
  })
})
