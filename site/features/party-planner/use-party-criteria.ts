/** The visitor's criteria, kept in the address so that they can be shared: `?guests=12&cinema=gsc-padang-hijau`. */
import { useMyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { useQuery, useSetQuery } from '#site/navigation/use-query.ts'
import { useTypedQuery } from '#site/navigation/use-typed-query.ts'
import { anyCinema, cinemaParameter, guestsIn, guestsParameter, guestsProblem } from './criteria-query.ts'
import type { NearestCriteria } from './plan.ts'

/** @param cinemas that may be chosen, and the addresses of their pages. */
export function usePartyCriteria(cinemas: readonly { readonly id: string; readonly href?: string }[]) {
  const query = useQuery()
  const setQuery = useSetQuery()
  const { text, type, flush } = useTypedQuery(guestsParameter, setQuery)
  const mine = useMyCinema()
  const own = mine && cinemas.find(({ href }) => href === mine.href)?.id
  const asked = query.get(cinemaParameter) ?? own
  const cinema = cinemas.find(({ id }) => id === asked)?.id
  const chooseCinema = (id: string) => setQuery({ [cinemaParameter]: id || (own ? anyCinema : '') })
  return {
    /** The number of guests, as it was typed. */
    text,
    guests: guestsIn(text),
    /** A sentence that says what to do where that is no number. */
    problem: guestsProblem(text),
    cinema,
    own,
    typeGuests: type,
    flush,
    chooseCinema,
    choose(next: NearestCriteria) {
      if (next.cinema !== cinema) void chooseCinema('')
      type(String(next.guests))
    },
  }
}
