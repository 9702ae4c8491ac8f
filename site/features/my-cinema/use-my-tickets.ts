import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import { useMyCinema } from './my-cinema.ts'

/** The address where tickets of the visitor's cinema are bought: fetched with each visit, as it may have changed since. */
export function useMyTickets(): string | undefined {
  const mine = useMyCinema()
  const cinemas = useLoaded(loadCinemas, mine !== undefined)
  return cinemas?.find(({ href }) => href === mine?.href)?.tickets
}
