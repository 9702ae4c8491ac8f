import { useEffect, useState } from 'react'
import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { whenIdle } from '#site/navigation/when-idle.ts'
import { useMyCinema } from './my-cinema.ts'

/** Where the tickets of the visitor's cinema are bought: fetched once the browser has time, as an address may have changed since. */
export function useMyTickets(): string | undefined {
  const href = useMyCinema()?.href
  const [found, setFound] = useState<{ readonly of: string; readonly tickets: string | undefined }>()
  useEffect(() => {
    if (href === undefined) return
    let isWanted = true
    whenIdle(() =>
      loadCinemas().then(
        (cinemas) => {
          const mine = cinemas.find((cinema) => cinema.href === href)
          if (isWanted) setFound({ of: href, tickets: mine?.tickets })
        },
        // The general address is good enough.
        () => {},
      ),
    )
    return () => {
      isWanted = false
    }
  }, [href])
  return found !== undefined && found.of === href ? found.tickets : undefined
}
