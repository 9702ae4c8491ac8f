import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentTime } from '#site/shared/time/clock.ts'
import { watchClock } from './watch-clock.ts'

/**
 * The current time, updated at each of the given instants (in any order) and when the page becomes visible.
 *
 * @returns undefined in the build and while hydrating; what is shown after that knows the time from the beginning, so that
 *   nothing is replaced under the focus of who has just come to the page.
 */
export function useCurrentTime(changes: readonly string[]): number | undefined {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [now, setNow] = useState(() => (isHydrating ? undefined : currentTime()))
  const key = changes.join()
  useEffect(() => {
    const times = key.split(',').map((instant) => Date.parse(instant))
    const next = (after: number) => {
      const later = times.filter((time) => time > after)
      return later.length === 0 ? undefined : Math.min(...later)
    }
    return watchClock(next, setNow)
  }, [key])
  return now
}

const subscribeToNothing = () => () => {}
