import { useEffect, useState } from 'react'
import { untilNextMinute } from './remaining.ts'

/**
 * The present, renewed when a minute of the countdown is over, and when the page is looked at again.
 *
 * @returns undefined at build and while the page is taken over: then nobody knows the visitor's clock.
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
