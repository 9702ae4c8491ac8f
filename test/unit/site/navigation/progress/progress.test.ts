import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Progress } from '#site/navigation/progress/progress.ts'

let shown: { fraction: number; isFailed: boolean } | undefined
let progress: Progress

beforeEach(() => {
  vi.useFakeTimers()
  shown = undefined
  progress = new Progress({
    show: (fraction, isFailed) => {
      shown = { fraction, isFailed }
    },
    hide: () => {
      shown = undefined
    },
  })
})
afterEach(() => void vi.useRealTimers())

it('appears only if the navigation takes longer than 200 ms', () => {
  progress.start()
  vi.advanceTimersByTime(199)
  expect(shown).toBeUndefined()
  progress.finish('done')
  vi.advanceTimersByTime(10_000)
  expect(shown).toBeUndefined()

  progress.start()
  vi.advanceTimersByTime(200)
  expect(shown).toEqual({ fraction: 0, isFailed: false })
})

it('fills from 0 to 100 in 5000 ms, and rests there', () => {
  progress.start()
  vi.advanceTimersByTime(200 + 2500)
  expect(shown?.fraction).toBeCloseTo(0.5)
  vi.advanceTimersByTime(2500)
  expect(shown?.fraction).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual({ fraction: 1, isFailed: false })
})

it('jumps to 100 on success, and hides after 500 ms', () => {
  progress.start()
  vi.advanceTimersByTime(1000)
  progress.finish('done')
  expect(shown).toEqual({ fraction: 1, isFailed: false })
  vi.advanceTimersByTime(499)
  expect(shown).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(shown).toBeUndefined()
})

it('shows a failure for 500 ms, also one that comes at once', () => {
  for (const time of [1000, 50]) {
    progress.start()
    vi.advanceTimersByTime(time)
    progress.finish('failed')
    expect(shown).toEqual({ fraction: 1, isFailed: true })
    vi.advanceTimersByTime(499)
    expect(shown).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(shown).toBeUndefined()
  }
})

it('starts again from 0 for a navigation within the 500 ms', () => {
  progress.start()
  vi.advanceTimersByTime(1000)
  progress.finish('failed')
  vi.advanceTimersByTime(300)
  progress.start()
  expect(shown).toEqual({ fraction: 0, isFailed: false })
  vi.advanceTimersByTime(200 + 500)
  expect(shown?.fraction).toBeCloseTo(0.1)
})
