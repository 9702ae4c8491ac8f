import { describe, expect, it } from 'vitest'
import { changesBetween } from '#exporter/diff.ts'
import { byKey, entryOf } from '#test/support/inputs/entries.ts'

const story = (overrides = {}, slug = 'aisle') => entryOf('story', slug, overrides)

describe('what an export changed', () => {
  it('is nothing when entries are equal', () => {
    expect(changesBetween(byKey(story()), byKey(story()))).toEqual([])
  })

  it('names added and removed entries', () => {
    expect(changesBetween(byKey(story({}, 'a')), byKey(story({}, 'b')))).toEqual([
      { kind: 'removed', entry: 'story/a', title: 'A seat by the aisle', fields: [] },
      { kind: 'added', entry: 'story/b', title: 'A seat by the aisle', fields: [] },
    ])
  })

  it('names the fields that differ as an editor knows them', () => {
    const after = story({ from: 'Ipoh', body: 'It poured.' })
    expect(changesBetween(byKey(story()), byKey(after))).toMatchObject([
      { kind: 'changed', fields: ['Where the author lives', 'Body'] },
    ])
  })

  it('tells of a page that moved', () => {
    const before = entryOf('faq', 'popcorn')
    const after = entryOf('faq', 'popcorn', { slug: 'own-popcorn' })
    expect(changesBetween(byKey(before), byKey(after))).toMatchObject([
      { entry: 'faq/popcorn', fields: ['Slug'], moved: { from: '/faq/popcorn', to: '/faq/own-popcorn' } },
    ])
  })
})
