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

const rowsBetween = (before: readonly string[], after: readonly string[]) => {
  const [kind, name] = [0, 1].map((part) => (row: string) => row.split(' ')[part] ?? '')
  return listChanges(before, after, { whole, name: name as typeof whole, kind: kind as typeof whole })
}

it('takes a row that keeps its name for the same row, changed', () => {
  expect(rowsBetween(['day monday 10:00'], ['day monday 11:00'])).toEqual([
    { kind: 'changed', before: 'day monday 10:00', item: 'day monday 11:00' },
  ])
})

it('says of a row that was changed and put elsewhere both', () => {
  expect(rowsBetween(['day a 10:00', 'day b', 'day c'], ['day b', 'day c', 'day a 11:00'])).toEqual([
    { kind: 'changed', before: 'day a 10:00', item: 'day a 11:00', place: { from: 1, to: 3 } },
  ])
})

it('takes the only row of its kind that is gone and the only one that is new in its place for one with another name', () => {
  const renamed = { kind: 'changed', before: 'text b', item: 'text other' }
  expect(rowsBetween(['text a', 'text b', 'text c'], ['text a', 'text other', 'text c'])).toEqual([renamed])
  expect(rowsBetween(['text b', 'video v'], ['text other', 'video w'])).toEqual([
    renamed,
    { kind: 'changed', before: 'video v', item: 'video w' },
  ])
  expect(rowsBetween(['text a', 'text b'], ['text new', 'text a', 'text other'])).toEqual([
    { kind: 'added', item: 'text new' },
    renamed,
  ])
})

it.each([
  ['of another kind', ['text a', 'text b'], ['text a', 'video b2'], ['added video b2', 'removed text b']],
  ['in another place', ['text a', 'text b'], ['text c', 'text a'], ['added text c', 'removed text b']],
  ['one of several', ['text a', 'text b'], ['text c'], ['added text c', 'removed text a', 'removed text b']],
])('takes a new row that is %s than what is gone for a new one', (_, before, after, kinds) => {
  expect(kindsOf(rowsBetween(before, after))).toEqual(kinds)
})

it('has no numbers for an item that moved among others and has the number that it had', () => {
  expect(between(['x', 'a', 'b'], ['b', 'a'])).toEqual([
    { kind: 'moved', item: 'a' },
    { kind: 'removed', item: 'x' },
  ])
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
