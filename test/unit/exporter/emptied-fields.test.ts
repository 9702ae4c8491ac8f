import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { emptiedFields } from '#exporter/emptied-fields.ts'
import { byKey, pageOf } from '#test/support/inputs/entries.ts'

const sections = [{ type: 'text', body: 'Heard.' }]
const pages = (count: number, from = 0, fields = {}) =>
  Array.from({ length: count }, (_, index) => pageOf(`/page-${from + index}`, fields))
const stored = (entries: readonly Entry[]) => new Map([...byKey(...entries)].map(([key, entry]) => [key, { entry }]))

const full = { sections, body: 'Words.' }

it('stops where a third and more of a type loses what its pages are made of, and names the field', () => {
  const before = stored(pages(15, 0, full))
  expect(emptiedFields(before, byKey(...pages(5, 0, { body: 'Words.' })))).toMatchObject([
    {
      severity: 'blocks',
      entry: 'basicPage',
      field: 'sections',
      message: '5 of 15 entries that had something in it have nothing any more',
    },
  ])
})

it('stops where all of a small type lose it', () => {
  const before = stored(pages(3, 0, full))
  expect(emptiedFields(before, byKey(...pages(3, 0, { body: 'Words.' })))).toMatchObject([
    { field: 'sections', message: '3 of 3 entries that had something in it have nothing any more' },
  ])
})

it.each([
  ['two of two', pages(2, 0, full), pages(2)],
  ['fewer than five', pages(6, 0, full), pages(4)],
  ['a small share of those that had it', pages(40, 0, full), pages(6)],
  ['those that had nothing before', pages(6), pages(6, 0, { title: 'Another title' })],
  ['those that have other words', pages(6, 0, full), pages(6, 0, { sections, body: 'Other words.' })],
  ['those that are new', pages(2), pages(6, 10)],
])('lets %s pass', (_, before, changed) => {
  expect(emptiedFields(stored(before), byKey(...changed))).toEqual([])
})
