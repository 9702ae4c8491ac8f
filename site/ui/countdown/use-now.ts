import { useEffect, useState } from 'react'
import { watchClock } from '#site/ui/clock/watch-clock.ts'
import { untilNextMinute } from './remaining.ts'

/** Whether the time has come; in the build and while hydrating, whether it had come when the page was built. */
export function useIsDone(until: string, isOver: boolean): boolean {
  const now = useNow(until)
  return now === undefined ? isOver : Date.parse(until) <= now
}

/**
 * The current time, updated with every minute of the countdown and when the page becomes visible.
 *
 * @returns undefined in the build and while hydrating.
 */
export function useNow(until: string): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const next = (present: number) =>
      present < Date.parse(until) ? present + untilNextMinute(until, present) : undefined
    return watchClock(next, setNow)
  }, [until])
  return now
}
