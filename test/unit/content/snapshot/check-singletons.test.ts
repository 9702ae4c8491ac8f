import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { byKey, entryOf, leastSite, pageOf } from '#test/support/inputs/entries.ts'

const menu = (slug: string, place: string) => entryOf('menu', slug, { title: slug, place })
const brandPage = (path: string, brand: string) => pageOf(path, { template: 'promotion-list', brand })
const state = (slug: string, vocabulary = 'state') => entryOf('taxonomy', slug, { vocabulary, key: 'selangor' })

const problemsOf = (...entries: readonly Entry[]) => checkSnapshot(byKey(...leastSite, ...entries))

it('takes one of each', () => {
  const lists = [entryOf('movieList', 'now'), entryOf('movieList', 'soon', { tab: 'coming-soon' })]
  const pages = [brandPage('/a', 'gsc'), brandPage('/b', 'jin'), pageOf('/c', { template: 'campaign', brand: 'gsc' })]
  const terms = [state('a'), state('b', 'genre')]
  expect(problemsOf(menu('a', 'main'), menu('b', 'footer'), ...lists, ...pages, ...terms)).toEqual([])
})

it('refuses a second entry with the settings of the site', () => {
  expect(problemsOf(entryOf('settings', 'other'))).toEqual([
    {
      entry: 'settings/other',
      message: 'settings/site has the settings of the site as well, and a site has one at most',
      hint: 'Unpublish one of the two.',
    },
  ])
})

it('refuses a second menu in a place, with the field and what to do', () => {
  expect(problemsOf(menu('a', 'main'), menu('b', 'main'))).toEqual([
    {
      entry: 'menu/b',
      field: 'place',
      message: 'menu/a is the menu “Main” as well, and a site has one at most',
      hint: 'Unpublish one of the two, or choose another value here.',
    },
  ])
})

it.each([
  ['a second list of films in a tab', [entryOf('movieList', 'a'), entryOf('movieList', 'b')], 'tab'],
  ['a second page of a brand', [brandPage('/a', 'gsc'), brandPage('/b', 'gsc')], 'brand'],
  ['a second term with a key', [state('a'), state('b')], 'key'],
])('refuses %s', (_, entries, field) => {
  expect(problemsOf(...entries)).toMatchObject([{ entry: expect.stringMatching(/b$/), field }])
})
