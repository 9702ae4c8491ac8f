/** What is kept on the device, in two tabs: two stores over one storage, of which neither is shown anywhere. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedValue } from '#site/features/stored-value/stored-value.ts'

let texts: Map<string, string>
let isFull: boolean

beforeEach(() => {
  texts = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('It is full.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const tab = () => storedValue('list', (stored) => (Array.isArray(stored) ? stored.map(String) : undefined))

it('adds to what another tab has added meanwhile', () => {
  const [one, other] = [tab(), tab()]
  one.set(['a'])
  expect(other.current()).toEqual(['a'])
  other.set([...(other.current() ?? []), 'b'])
  one.set([...(one.current() ?? []), 'c'])
  expect(other.current()).toEqual(['a', 'b', 'c'])
})

it('gives the same value as long as storage holds the same', () => {
  const one = tab()
  one.set(['a'])
  expect(one.current()).toBe(one.current())
})

it('lasts as long as the document where storage takes nothing, and is stored once it does', () => {
  const one = tab()
  one.set(['a'])
  isFull = true
  one.set(['a', 'b'])
  expect([one.current(), texts.get('list')]).toEqual([['a', 'b'], '["a"]'])
  isFull = false
  one.set(['c'])
  expect([one.current(), texts.get('list')]).toEqual([['c'], '["c"]'])
})

it('knows nothing where storage is forbidden, or holds what is none', () => {
  texts.set('list', '{ not json')
  expect(tab().current()).toBeUndefined()
  texts.set('list', '{"a":1}')
  expect(tab().current()).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(tab().current()).toBeUndefined()
})
