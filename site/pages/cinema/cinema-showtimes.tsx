import { useMemo } from 'react'
import { Showtimes } from '#site/features/showtimes/showtimes.tsx'
import { showtimesOfCinema } from '#site/features/showtimes/showtimes-data.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { changesOfFilms, isFilmOver } from '#site/shared/films/film-state.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

/** What a cinema shows: live by day and film where that can be asked, else which films. */
export function CinemaShowtimes({ cinema: { sold, showtimes } }: { readonly cinema: LoaderData<typeof load> }) {
  const part = useMemo(() => sold && showtimesOfCinema(sold, showtimes), [sold, showtimes])
  const sellable = sold?.films.map(({ card }) => card) ?? []
  const now = useCurrentTime(changesOfFilms(sellable))
  const cards = now === undefined ? sellable : sellable.filter((card) => !isFilmOver(card, now))
  if (!sold || (!part && cards.length === 0)) return null
  const films = <Cards cards={cards} noun="films" layout="rail" />
  return (
    <Section heading="Now showing here" id="showTimes" isWide>
      {part ? <Showtimes part={part}>{films}</Showtimes> : films}
    </Section>
  )
}
