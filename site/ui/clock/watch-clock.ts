import { currentTime } from '#site/shared/time/clock.ts'

/** The longest wait of a browser's timer; beyond it a timer fires at once. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Calls a function with the current time: at once, whenever it is time for the next change, and when the page becomes
 * visible, as browsers hold back the timers of hidden pages.
 *
 * @param nextChange when what depends on the time changes next, after the given time; undefined: never
 * @returns a function that stops it
 */
export function watchClock(nextChange: (now: number) => number | undefined, onTime: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = currentTime()
    onTime(now)
    const next = nextChange(now)
    if (next !== undefined) timer = setTimeout(tick, Math.min(Math.max(1, next - now), maxTimerMs))
  }
  tick()
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
