import type { ComponentProps } from 'react'
import { href } from '#site/href.ts'
import { FilmRail } from './film-rail.tsx'

type Props = Pick<ComponentProps<typeof FilmRail>, 'cards'>

/** The films that are on now, for pages that have nothing else to show. */
export const NowShowingRail = ({ cards }: Props) => (
  <FilmRail
    heading="Now showing"
    tab="now-showing"
    more={{ label: 'All films', href: href('movies') }}
    cards={cards}
    noun="films"
    isFirst
  />
)
