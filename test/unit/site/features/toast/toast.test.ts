import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToast, dismissToast, pauseToast, resumeToast, toast } from '#site/features/toast/toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

it('hides after 5000 ms', () => {
  toast('Link copied')
  vi.advanceTimersByTime(4999)
  expect(currentToast()?.text).toBe('Link copied')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

it('stands still while it is paused, and has the rest of its time after that', () => {
  toast('Link copied')
  vi.advanceTimersByTime(3000)
  pauseToast()
  // Pointed at, and then focused too.
  pauseToast()
  vi.advanceTimersByTime(60_000)
  expect(currentToast()).toBeDefined()
  resumeToast()
  vi.advanceTimersByTime(1999)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

it('gives a new toast all of its time', () => {
  toast('First')
  vi.advanceTimersByTime(4000)
  toast('Second')
  vi.advanceTimersByTime(4999)
  expect(currentToast()?.text).toBe('Second')
})

it('can be dismissed, and stays away', () => {
  toast('Link copied')
  dismissToast()
  resumeToast()
  expect(currentToast()).toBeUndefined()
})
