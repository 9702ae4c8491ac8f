import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayReload } from '#site/navigation/payload/reload-guard.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage // Only these two are used.
}

it('allows a reload once in 60 s', () => {
  const session = storage()
  expect(mayReload(() => session)).toBe(true)
  vi.advanceTimersByTime(59_999)
  expect(mayReload(() => session)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayReload(() => session)).toBe(true)
})

it('allows none without a storage, or with one that is full', () => {
  const none = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(mayReload(none)).toBe(false)
  expect(mayReload(() => ({ ...storage(), setItem: none }))).toBe(false)
})
