import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from '#site/navigation/when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits for an idle browser, 2000 ms at most', () => {
  const asked = vi.fn()
  vi.stubGlobal('requestIdleCallback', asked)
  const run = () => {}
  whenIdle(run)
  expect(asked).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 })
})

it('waits 2000 ms where a browser does not say when it is idle', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  whenIdle(run)
  vi.advanceTimersByTime(1999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
