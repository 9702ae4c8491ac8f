import { startTransition, useEffect, useState } from 'react'
import { nextMidnight } from '#content/schema/time-zone.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { useWasBuilt } from '#site/ui/hydration/use-is-hydrated.ts'
import { watchClock } from './watch-clock.ts'

/**
 * The current time, updated at each of the given instants (in any order), when a day begins in Malaysia, as words count days, and when
 * the page becomes visible: as a transition, as what it changes may be all cards of a page.
 *
 * @returns undefined in the build and while hydrating; what is shown after that knows the time from the beginning, so that
 *   nothing is replaced under the focus of who has just come to the page.
 */
export function useCurrentTime(changes: readonly string[]): number | undefined {
  const wasBuilt = useWasBuilt()
  const [now, setNow] = useState(() => (wasBuilt ? undefined : currentTime()))
  const key = changes.join()
  useEffect(() => {
    const times = key.split(',').map((instant) => Date.parse(instant))
    const next = (after: number) => Math.min(nextMidnight(after), ...times.filter((time) => time > after))
    return watchClock(next, (now) => startTransition(() => setNow(now)))
  }, [key])
  return now
}
