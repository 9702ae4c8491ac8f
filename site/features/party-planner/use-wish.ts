/** What a visitor wishes for, kept in the address so that it can be shared: `?guests=12&cinema=gsc-padang-hijau`. */
import { useEffect, useState } from 'react'
import { useMyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import { anyCinema, cinemaParameter, guestsIn, guestsParameter, withChoice } from './wish-query.ts'

/** Before the address changes: browsers refuse too many changes of it. */
const debounceMs = 300

/** @param cinemas that may be chosen, and the addresses of their pages. */
export function useWish(cinemas: readonly { readonly id: string; readonly href?: string }[]) {
  const query = useQuery()
  const { search } = useLocation()
  const navigate = useNavigate()
  const mine = useMyCinema()
  const own = mine && cinemas.find(({ href }) => href === mine.href)?.id
  const inAddress = query.get(guestsParameter) ?? ''
  // A number that is not in the address yet.
  const [typed, setTyped] = useState<string>()
  const asked = query.get(cinemaParameter) ?? own
  const cinema = cinemas.find(({ id }) => id === asked)?.id

  const choose = (name: string, value: string | undefined) =>
    void navigate({ search: withChoice(search, name, value) }, { replace: true, preventScrollReset: true })
  const flush = () => {
    if (typed !== undefined && typed !== inAddress) choose(guestsParameter, typed)
  }
  useEffect(() => {
    if (typed === undefined) return
    if (typed === inAddress) return setTyped(undefined)
    const timer = setTimeout(flush, debounceMs)
    return () => clearTimeout(timer)
  })

  const text = typed ?? inAddress
  return {
    /** As it was typed. */
    text,
    guests: guestsIn(text),
    cinema,
    own,
    typeGuests: setTyped,
    /** Writes a pending number to the address at once: writing it later would cancel a navigation that has begun. */
    flush,
    chooseCinema: (id: string) => choose(cinemaParameter, id || (own && anyCinema)),
  }
}
