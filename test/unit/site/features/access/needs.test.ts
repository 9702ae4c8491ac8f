import { expect, it } from 'vitest'
import { havingAll, needsIn, withNeed } from '#site/features/access/needs.ts'

const facilities = [{ key: 'lift' }, { key: 'hearing-loop' }, { key: 'quiet-room' }]
const query = (search: string) => new URLSearchParams(search)

it('reads needs from the address, and heeds none that there is not', () => {
  expect(needsIn(query('?need=quiet-room&need=lift&need=helipad'), facilities)).toEqual(['lift', 'quiet-room'])
  expect(needsIn(query('?lift=1'), facilities)).toEqual([])
})

it('adds a need to the others, takes it away again, and begins the list anew', () => {
  expect(withNeed(query(''), 'lift')).toBe('?need=lift')
  expect(withNeed(query('?need=lift&shown=40'), 'quiet-room')).toBe('?need=lift&need=quiet-room')
  expect(withNeed(query('?need=lift&need=quiet-room'), 'lift')).toBe('?need=quiet-room')
  expect(withNeed(query('?need=lift'), 'lift')).toBe('')
})

it('keeps the cinemas that have all that is needed', () => {
  const both = { has: ['lift', 'quiet-room'] }
  const one = { has: ['lift'] }
  expect(havingAll([both, one], [])).toEqual([both, one])
  expect(havingAll([both, one], ['lift'])).toEqual([both, one])
  expect(havingAll([both, one], ['quiet-room', 'lift'])).toEqual([both])
})
