import { useEffect, useState } from 'react'
import { watchClock } from './watch-clock.ts'

/**
 * The current time, updated at each of the given instants (in any order) and when the page becomes visible.
 *
 * @returns undefined in the build and while hydrating.
 */
export function useCurrentTime(changes: readonly string[]): number | undefined {
  const [now, setNow] = useState<number>()
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
