/** What the fields of a page of editors may not be to each other. */
import { expect, it } from 'vitest'
import { basicPage } from '#content/schema/types/page.ts'
import { pageOf } from '#test/support/inputs/entries.ts'

const faultsOf = (fields: { readonly form?: string; readonly sections: readonly string[] }) => {
  const sections = fields.sections.map((form) => ({ type: 'form', form }))
  const { error } = basicPage.safeParse({ ...pageOf('/contact'), ...fields, sections })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const faultsOfSections = (...sections: readonly object[]) => {
  const { error } = basicPage.safeParse({ ...pageOf('/about'), sections })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const again = 'is on this page already, where visitors would not know which of the two to fill in: take one of them out'

it('takes several forms on a page, each once', () => {
  expect(faultsOf({ form: 'form/one', sections: ['form/two', 'form/three'] })).toEqual([])
})

it('refuses a form that a page has already, in its sections or as its own', () => {
  expect(faultsOf({ sections: ['form/one', 'form/two', 'form/one'] })).toEqual([`sections.2.form: ${again}`])
  expect(faultsOf({ form: 'form/one', sections: ['form/one'] })).toEqual([`sections.0.form: ${again}`])
})

const rails = [
  ['movieRail', 'tab', 'now-showing', 'movies', ['movie/a']],
  ['promotionRail', 'brand', 'gsc', 'promotions', ['promotion/a']],
  ['cinemaList', 'brand', 'gsc', 'cinemas', ['cinema/a']],
] as const

it.each(rails)('takes a section %s with one of what can say what it shows', (type, one, value, other, keys) => {
  expect(faultsOfSections({ type, [one]: value }, { type, [other]: keys })).toEqual([])
})

it.each(rails)(
  'refuses a section %s that would show nothing, or not all that was given',
  (type, one, value, other, keys) => {
    expect(faultsOfSections({ type }, { type, [one]: value, [other]: keys })).toEqual([
      `sections.0.${other}: is empty, and so is "${one}": fill in one of the two, as there is nothing to show`,
      `sections.1.${other}: is given beside "${one}", which is shown instead: empty one of the two`,
    ])
  },
)

it('refuses a video of nowhere, and one of two places', () => {
  const video = { title: 'A moment', poster: 'file/a' }
  const twice = { ...video, file: 'file/b', platformId: 'abc' }
  expect(faultsOfSections({ type: 'video', video }, { type: 'video', video: twice })).toEqual([
    'sections.0.video.platformId: is empty, and so is "file": fill in one of the two, as there is nothing to show',
    'sections.1.video.platformId: is given beside "file", which is shown instead: empty one of the two',
  ])
})

it('refuses rows of a table that have more or fewer cells than it has columns', () => {
  const rows = [{ cells: ['1'] }, { cells: ['1', '2'] }, { cells: ['1', '2', '3'] }]
  expect(faultsOfSections({ type: 'table', columns: ['A', 'B'], rows })).toEqual([
    'sections.0.rows.0.cells: must have a cell for each of the 2 columns, and has 1',
    'sections.0.rows.2.cells: must have a cell for each of the 2 columns, and has 3',
  ])
})
