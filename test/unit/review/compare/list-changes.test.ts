import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ListEdit, listChanges } from '#review/compare/list-changes.ts'

const whole = (item: string) => item
const between = (before: readonly string[], after: readonly string[]) => listChanges(before, after, { whole })
const kindsOf = (edits: readonly ListEdit<string>[]) => edits.map(({ kind, item }) => `${kind} ${item}`)

it('is nothing where the lists are the same', () => {
  expect(between(['a', 'b', 'b'], ['a', 'b', 'b'])).toEqual([])
})

it('says of one item that was put elsewhere that it moved, and nothing of the others', () => {
  expect(between(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([
    { kind: 'moved', item: 'd', place: { from: 4, to: 1 } },
  ])
})

it('tells an item that came in the middle from those that follow it', () => {
  expect(kindsOf(between(['a', 'c'], ['a', 'b', 'c']))).toEqual(['added b'])
})

it('takes a row that keeps its name for the same row, changed', () => {
  const rows = (hours: string) => [{ days: 'Monday', opens: hours }]
  const edits = listChanges(rows('10:00'), rows('11:00'), { whole: JSON.stringify, name: ({ days }) => days })
  expect(edits).toMatchObject([{ kind: 'changed', before: { opens: '10:00' }, item: { opens: '11:00' } }])
})

const lists: fc.Arbitrary<string[]> = fc.array(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'), {
  maxLength: 12,
})

it('says of a new order that things moved, and never that one came or went', () => {
  fc.assert(
    fc.property(lists, fc.infiniteStream(fc.nat()), (before, keys) => {
      const after = before
        .map((item) => [keys.next().value ?? 0, item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item)
      expect(between(before, after).filter(({ kind }) => kind !== 'moved')).toEqual([])
    }),
  )
})

it('makes the new list of the old one: what is said to have come, gone and moved is all there is', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const edits = between(before, after)
      const left = [...before]
      for (const { kind, item } of edits) if (kind === 'removed' || kind === 'moved') left.splice(left.indexOf(item), 1)
      const stayed = [...after]
      for (const { kind, item } of edits)
        if (kind === 'added' || kind === 'moved') stayed.splice(stayed.indexOf(item), 1)
      expect([...left].sort()).toEqual([...stayed].sort())
    }),
  )
})
