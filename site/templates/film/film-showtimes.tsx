import { useMemo } from 'react'
import { useFilmState } from '#site/features/film-lists/use-film-state.ts'
import { Showtimes } from '#site/features/showtimes/showtimes.tsx'
import { showtimesOfFilm } from '#site/features/showtimes/showtimes-data.ts'
import { SoldAt } from '#site/features/showtimes/sold-at.tsx'
import type { FilmAvailability } from '#site/loaders/films/availability.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { PrePaintAttributes } from '#site/shared/time/display-period.ts'
import { Section } from '#site/ui/section/section.tsx'

interface Props {
  readonly film: {
    readonly sold?: FilmAvailability
    readonly tickets?: string
    readonly badge?: Badge
    /** The end of the film's run. */
    readonly end?: PrePaintAttributes
  }
}

/** Where a film is shown until it is over: live by day and cinema where that can be asked, else at which cinemas. */
export function FilmShowtimes({ film }: Props) {
  const { sold, tickets } = film
  const state = useFilmState(film)
  const part = useMemo(() => sold && showtimesOfFilm(sold, tickets), [sold, tickets])
  if (!sold || state?.phase === 'over' || (!part && sold.cinemas.length === 0)) return null
  const cinemas = <SoldAt cinemas={sold.cinemas} />
  return (
    <div {...film.end}>
      <Section heading="Where to see it" id="showTimes" isWide>
        {part ? <Showtimes part={part}>{cinemas}</Showtimes> : cinemas}
      </Section>
    </div>
  )
}
