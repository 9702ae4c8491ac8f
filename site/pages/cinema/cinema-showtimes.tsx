import { useMemo } from 'react'
import { partOfCinema } from '#site/features/showtimes/part.ts'
import { Showtimes } from '#site/features/showtimes/showtimes.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

/** What a cinema shows: live by day and film where that can be asked, else which films. */
export function CinemaShowtimes({ cinema: { sold, showtimes } }: { readonly cinema: LoaderData<typeof load> }) {
  const part = useMemo(() => sold && partOfCinema(sold, showtimes), [sold, showtimes])
  if (!sold || (!part && sold.films.length === 0)) return null
  const films = <Cards cards={sold.films.map(({ card }) => card)} noun="films" layout="rail" />
  return (
    <Section heading={part ? 'Showtimes' : 'Films here'} id="showTimes" isWide>
      {part ? <Showtimes part={part}>{films}</Showtimes> : films}
    </Section>
  )
}
