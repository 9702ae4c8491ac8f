/** The clock that badges, notices and buttons watch. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchClock } from '#site/ui/clock/watch-clock.ts'

const start = Date.parse('2026-10-01T12:00:00Z')
const hour = 3_600_000
let dataset: Record<string, string>

beforeEach(() => {
  dataset = {}
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const watched = (...changes: number[]) => {
  const seen: number[] = []
  const next = (now: number) => changes.find((change) => change > now)
  const stop = watchClock(next, (now) => seen.push(now - start))
  return { seen, stop }
}

it('tells the time at once and at each change, and then rests', () => {
  const { seen } = watched(start + hour, start + 2 * hour)
  vi.advanceTimersByTime(100 * hour)
  expect(seen).toEqual([0, hour, 2 * hour])
  expect(vi.getTimerCount()).toBe(0)
})

it('waits for a change months ahead without turning over', () => {
  const months = 100 * 24 * hour
  const { seen } = watched(start + months)
  vi.advanceTimersByTime(months)
  expect(seen.at(-1)).toBe(months)
  expect(seen.length).toBeLessThan(10)
})

it('tells the time when the page is seen again, as a hidden page’s timers are held back', () => {
  const { seen } = watched()
  vi.setSystemTime(start + 5 * hour)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toEqual([0, 5 * hour])
})

it('ends with its page', () => {
  const { seen, stop } = watched(start + hour)
  stop()
  vi.advanceTimersByTime(2 * hour)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toEqual([0])
})

it('goes by the clock of the page where that is ahead of the browser’s, or behind it', () => {
  for (const ahead of [-5 * hour, 5 * hour]) {
    dataset['clockAhead'] = String(ahead)
    const { seen, stop } = watched(start + ahead + 1)
    expect(seen).toEqual([ahead])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([ahead, ahead + 1])
    stop()
    vi.setSystemTime(start)
  }
})
