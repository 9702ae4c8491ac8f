/** What an address has chosen of a list's filters, and what is left of the list then. */
import { expect, it } from 'vitest'
import { choicesOf, chosenIn, type Filter, withAll, withSeveral } from '#site/shared/filters.ts'

const filterOf = (id: string, ...tags: string[]): Filter => ({
  id,
  label: id,
  options: tags.map((tag) => ({ tag, label: `The ${tag}`, count: 1 })),
})

const choices = choicesOf([
  filterOf('state', 'state/perak', 'state/melaka'),
  filterOf('genre', 'taxonomy/genre-action', 'taxonomy/genre-drama'),
  filterOf('year', '2025', '2026'),
])
const tagsChosenBy = (query: string) => chosenIn(new URLSearchParams(query), choices).map(({ tag }) => tag)

it.each([
  ['nothing', '', []],
  ['a tag by what stands after its last slash', 'state=perak', ['state/perak']],
  ['a tag without a slash', 'year=2026', ['2026']],
  ['one of several filters each', 'genre=genre-drama&state=melaka', ['state/melaka', 'taxonomy/genre-drama']],
  ['nothing where it invents a value', 'state=atlantis', []],
  ['nothing where the value is one of another filter', 'state=2026', []],
])('has an address choose %s', (_, query, tags) => expect(tagsChosenBy(query)).toEqual(tags))

it('heeds a choice once that a filter and an idea offer', () => {
  const idea = { id: 'genre', tag: 'taxonomy/genre-action', label: 'In a hurry' }
  expect(chosenIn(new URLSearchParams('genre=genre-action'), [...choices, idea])).toEqual([idea])
})

it('offers no choice where there is only one option', () => {
  const several = filterOf('year', '2025', '2026')
  expect(withSeveral([filterOf('state', 'state/perak'), several, filterOf('genre')])).toEqual([several])
})

it('keeps what every choice allows', () => {
  const melaka = { tags: ['state/melaka', 'brand/velvet'] }
  const ipoh = { tags: ['state/perak', 'brand/gsc'] }
  const nowhere = { tags: ['state/perak', 'brand/velvet'] }
  const all = [melaka, nowhere, ipoh, {}]
  const kept = (...tags: string[]) =>
    withAll(
      all,
      tags.map((tag) => ({ id: 'any', tag, label: '' })),
    )
  expect(kept()).toEqual(all)
  expect(kept('state/perak')).toEqual([nowhere, ipoh])
  expect(kept('state/perak', 'brand/velvet')).toEqual([nowhere])
  expect(kept('state/velvet')).toEqual([])
})
