import { expect, it } from 'vitest'
import { checkEntries } from '#exporter/check-entries.ts'
import { byKey, entryOf } from '#test/support/inputs/entries.ts'

/** Of the bodies: the categories of these entries are not there. */
const problemsOf = (...args: Parameters<typeof checkEntries>) =>
  checkEntries(...args).filter(({ field }) => field === 'body')

const nothingKnown = { linksInProse: () => [], isBlocked: () => false, isRead: () => true }

it('blocks prose that the site could not make a page of, and says where it stands', () => {
  const faulty = entryOf('faq', 'a', { title: 'A question', body: 'Fine.\n\nNot {code}' })
  const linked = entryOf('faq', 'b', { title: 'Another', body: '<u>All of it, [linked](/b).</u>' })
  const entries = byKey(faulty, linked)
  const known = {
    changed: entries,
    linksInProse: () => expect.unreachable('All prose is new.'),
    isBlocked: () => false,
    isRead: () => true,
  }
  expect(problemsOf(entries, known)).toEqual([
    {
      severity: 'blocks',
      entry: 'faq/a',
      title: 'A question',
      field: 'body',
      line: 3,
      column: 5,
      message: 'code between { and }',
      hint: expect.stringContaining('\\{'),
    },
    expect.objectContaining({ entry: 'faq/b', title: 'Another', field: 'body', line: 1, column: 15 }),
  ])
})

it('names each of two entries with the same faulty text', () => {
  const entries = byKey(entryOf('faq', 'a', { body: '{code}' }), entryOf('faq', 'b', { body: '{code}' }))
  const problems = problemsOf(entries, { ...nothingKnown, changed: entries })
  expect(problems.map(({ entry, line }) => `${entry} ${line}`)).toEqual(['faq/a 1', 'faq/b 1'])
})

it('says nothing more of an entry that has problems already, nor of those that refer to it', () => {
  const entries = byKey(
    entryOf('faq', 'a', { body: 'See [it](ref:movie/gone).' }),
    entryOf('faq', 'b', { body: '[it](/gone)' }),
  )
  const isBlocked = (key: string) => key === 'movie/gone' || key === 'faq/b'
  expect(problemsOf(entries, { ...nothingKnown, changed: entries, isBlocked })).toEqual([])
})

it('advises an export without --types where the type of what refers to the missing is not read', () => {
  const entries = byKey(
    entryOf('faq', 'a', { body: '[it](ref:movie/gone)' }),
    entryOf('story', 'b', { body: '[it](ref:movie/gone)' }),
  )
  const isRead = (key: string) => key.startsWith('faq/')
  expect(problemsOf(entries, { ...nothingKnown, changed: entries, isRead })).toEqual([
    expect.objectContaining({ entry: 'faq/a', hint: 'Publish it, or take the reference out.' }),
    expect.objectContaining({ entry: 'story/b', hint: 'Export without --types, which leaves the reference out.' }),
  ])
})
