import { useMemo } from 'react'
import { partOfFilm } from '#site/features/showtimes/part.ts'
import { Showtimes } from '#site/features/showtimes/showtimes.tsx'
import { SoldAt } from '#site/features/showtimes/sold-at.tsx'
import type { FilmSold } from '#site/loaders/content-pages/sold.ts'
import { Section } from '#site/ui/section/section.tsx'

interface Props {
  readonly film: { readonly sold?: FilmSold; readonly tickets?: string }
}

/** Where a film is shown: live by day and cinema where that can be asked, else at which cinemas. */
export function FilmShowtimes({ film: { sold, tickets } }: Props) {
  const part = useMemo(() => sold && partOfFilm(sold, tickets), [sold, tickets])
  if (!sold || (!part && sold.cinemas.length === 0)) return null
  const cinemas = <SoldAt cinemas={sold.cinemas} />
  return (
    <Section heading={part ? 'Showtimes' : 'Shown at these cinemas'} id="showTimes" isWide>
      {part ? <Showtimes part={part}>{cinemas}</Showtimes> : cinemas}
    </Section>
  )
}
