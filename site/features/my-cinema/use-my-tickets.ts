import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import { useMyCinema } from './my-cinema.ts'

/** Where the tickets of the visitor's cinema are bought: asked for anew with each visit, as an address may have changed since. */
export function useMyTickets(): string | undefined {
  const mine = useMyCinema()
  const cinemas = useLoaded(loadCinemas, mine !== undefined)
  return cinemas?.find(({ href }) => href === mine?.href)?.tickets
}
