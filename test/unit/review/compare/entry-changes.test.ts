import { describe, expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { addressChanges } from '#review/compare/addresses.ts'
import { entryChanges } from '#review/compare/entry-changes.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { sideOf } from '#test/support/review/sides.ts'

const changesOf = (before: readonly Entry[], after: readonly Entry[]) => entryChanges(sideOf(before), sideOf(after))
const film = (overrides = {}) => entryOf('movie', 'redline', overrides)

describe('an entry that', () => {
  it('is the same is not named', () => {
    expect(changesOf([film()], [film()])).toEqual([])
  })

  it('bears another name and another address is the same one, renamed and moved', () => {
    const after = film({ slug: 'redline-kl', title: 'Redline Kuala Lumpur' })
    expect(changesOf([film()], [after])).toMatchObject([
      {
        kind: 'changed',
        title: 'Redline Kuala Lumpur',
        formerTitle: 'Redline KL',
        moved: { from: '/movie/redline', to: '/movie/redline-kl' },
      },
    ])
  })

  it('the CMS made anew under the same address is one change, and not one gone and one new', () => {
    const [change, ...others] = changesOf([film()], [film({ id: 'redline-2', runningTimeMinutes: 90 })])
    expect(others).toEqual([])
    expect(change).toMatchObject({ kind: 'changed', entry: 'movie/redline-2', replaces: 'movie/redline' })
    expect(change?.fields).toMatchObject([{ field: 'runningTimeMinutes', after: '90 min' }])
  })
})

describe('a field', () => {
  const fieldsOf = (before: Entry, after: Entry, ...others: Entry[]) =>
    changesOf([before, ...others], [after, ...others])[0]?.fields

  it('is shown as visitors read it: days, amounts, choices, titles of others', () => {
    const poster = entryOf('file', 'other-poster')
    const before = film({ releaseDate: '2026-10-01' })
    const after = film({ releaseDate: '2026-10-08', poster: 'file/other-poster', originalLanguage: 'ms' })
    expect(fieldsOf(before, after, poster)).toMatchObject([
      { label: 'Language of the original title', after: 'Malay' },
      { label: 'Poster', before: 'file/poster', after: 'other-poster' },
      { label: 'Release date', before: '1 October 2026', after: '8 October 2026' },
    ])
  })

  it('within a group or a row is named with what is around it', () => {
    const hours = (opens: string) => [{ days: 'Monday to Friday', opens, closes: '23:00' }]
    const cinema = (opens: string) => entryOf('cinema', 'kayangan', { openingHours: hours(opens) })
    expect(fieldsOf(cinema('10:00'), cinema('11:00'))).toMatchObject([
      {
        label: 'Opening hours',
        items: [
          {
            kind: 'changed',
            text: 'Monday to Friday',
            fields: [{ label: 'Opens', before: '10:00', after: '11:00' }],
          },
        ],
      },
    ])
    const page = (title: string) => pageOf('/about', { seo: { title } })
    expect(fieldsOf(page('Us'), page('About us'))).toMatchObject([
      { field: 'seo.title', groups: ['Search and sharing'], label: 'Title', before: 'Us', after: 'About us' },
    ])
  })
})

describe('an address', () => {
  const popcorn = (slug = 'popcorn') => entryOf('faq', 'popcorn', { slug })

  it('that moved leads to where the page is now', () => {
    const urls = { 'faq/popcorn': ['/faq/popcorn', '/faq/own-popcorn'] }
    expect(addressChanges(sideOf([popcorn()]), sideOf([popcorn('own-popcorn')], { urls }))).toEqual({
      added: [],
      removed: [],
      moved: [{ from: '/faq/popcorn', to: '/faq/own-popcorn', entry: 'faq/popcorn' }],
      redirected: [],
    })
  })

  it('that is gone has the address that an editor redirects it to, or none', () => {
    const redirect = entryOf('redirect', 'popcorn', { from: '/faq/popcorn', to: '/' })
    const home = pageOf('/')
    const removed = (...after: Entry[]) => addressChanges(sideOf([home, popcorn()]), sideOf([home, ...after])).removed
    expect(removed()).toEqual([{ address: '/faq/popcorn', entry: 'faq/popcorn' }])
    expect(removed(redirect)).toEqual([{ address: '/faq/popcorn', entry: 'faq/popcorn', leadsTo: '/' }])
  })
})
