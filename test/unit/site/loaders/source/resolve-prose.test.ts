/** What prose gets of the site that shows it. */
import { expect, it } from 'vitest'
import { compileProse } from '#content/format/prose/compile-prose.ts'
import { resolveLinks } from '#site/loaders/source/resolve-prose.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

const resolved = (text: string) => resolveLinks(compileProse(text).tree ?? [], sourceOf([]))

it('keeps amounts on one line', () => {
  expect(resolved('For *RM 10* each')).toEqual([['p', null, 'For ', ['em', null, 'RM\u00a010'], ' each']])
})

it('names the columns of a table at each cell, what it holds in one piece, and counts those of short values', () => {
  expect(resolved('| Day | Film | Seats |\n| - | - | - |\n| Monday | *Redline* KL | 12 |')).toEqual([
    [
      'table',
      { name: 'Day, Film, Seats', shortColumns: 2 },
      ['thead', null, ['tr', null, ['th', null, 'Day'], ['th', null, 'Film'], ['th', null, 'Seats']]],
      [
        'tbody',
        null,
        [
          'tr',
          null,
          ['td', { 'data-column': 'Day' }, 'Monday'],
          ['td', { 'data-column': 'Film' }, ['span', null, ['em', null, 'Redline'], ' KL']],
          ['td', { 'data-column': 'Seats' }, '12'],
        ],
      ],
    ],
  ])
})

it('counts the columns of short values of a table with a header column, if it has a header row', () => {
  const rows = [['What', 'Lamp', 'Laser'].map((text) => ({ text })), ['Lasts', '1 h', '9 h'].map((text) => ({ text }))]
  const counted = (headerRow: boolean) =>
    resolveLinks([['DataTable', { headerRow, headerColumn: true, rows }]], sourceOf([]))[0]?.[1]
  expect(counted(true)).toHaveProperty('shortColumns', 2)
  expect(counted(false)).not.toHaveProperty('shortColumns')
})
