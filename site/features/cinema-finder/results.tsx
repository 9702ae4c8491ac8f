import type { CSSProperties } from 'react'
import { byDistance } from '#site/features/geolocation/by-distance.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import { type Coordinates, formatDistance } from '#site/shared/geo/distance.ts'
import { Card } from '#site/ui/cards/card.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { byState } from './find-cinemas.ts'

interface Props {
  readonly cinemas: readonly FinderCinema[]
  /** The visitor's position, from which distances are measured. */
  readonly visitor: Coordinates | undefined
  readonly isGrouped?: boolean
  /** How many are shown. */
  readonly most?: number
  /** Level of the cinemas' headings. With 2, the finder is in no section of its page, which then begins with their pictures. */
  readonly level: 2 | 3
}

/** The cinemas found: by distance where the visitor's position is known, by state where nothing was searched for. */
export function Results({ cinemas, visitor, isGrouped = false, most, level }: Props) {
  if (isGrouped && !visitor) return <States cinemas={cinemas} level={level} />
  const cards = visitor
    ? byDistance(cinemas, visitor).map(({ item: cinema, kilometres }) => ({
        ...cinema,
        ...(kilometres === undefined ? {} : { kicker: `${formatDistance(kilometres)} · ${cinema.kicker}` }),
      }))
    : cinemas
  return (
    // In columns of its own: beside the map there is no room for rows of four.
    <section className="wrap" data-columns aria-label="Cinemas found">
      <Cards cards={cards.slice(0, most)} noun="cinemas" level={level} isCompact isFirst={level === 2} />
    </section>
  )
}

function States({ cinemas, level }: Pick<Props, 'cinemas' | 'level'>) {
  const Heading = `h${level}` as const
  const states = byState(cinemas)
  const first = level === 2 ? states.flatMap(({ cinemas }) => cinemas).slice(0, 2) : []
  return (
    <div className="wrap">
      <div className="finderStates" style={{ '--cinemas': cinemas.length } as CSSProperties}>
        {states.map(({ state, cinemas }) => {
          const id = `stateName-${state.toLowerCase().replaceAll(/\W+/g, '-')}`
          return (
            <section key={state} className="finderState" aria-labelledby={id}>
              <Heading id={id} className="finderStateName">
                {state}
              </Heading>
              <ul className="finderCinemas">
                {cinemas.map((cinema) => (
                  <li key={cinema.id}>
                    <Card
                      card={{ ...cinema, meta: (cinema.meta ?? []).filter((line) => line !== state) }}
                      level={level === 2 ? 3 : 4}
                      isCompact
                      isFirst={first.includes(cinema)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}
