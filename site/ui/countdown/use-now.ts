import { useEffect, useState } from 'react'
import { untilNextMinute } from './remaining.ts'

/**
 * The current time, updated with every minute of the countdown and when the page becomes visible.
 *
 * @returns undefined in the build and while hydrating.
 */
export function useNow(until: string): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let timer = 0
    const tick = () => {
      clearTimeout(timer)
      const present = Date.now()
      setNow(present)
      if (present < Date.parse(until)) timer = window.setTimeout(tick, untilNextMinute(until, present))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until])
  return now
}
