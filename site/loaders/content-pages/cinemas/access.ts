/** The data of pages about access: of a cinema, and of the facilities that people look for. */
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { accessFacilities, stateAfterTown } from '#site/loaders/source/vocabulary.ts'
import { finderWith } from './cinema-finder.ts'
import { facilityIcon } from './facility-icons.ts'

export interface AccessFacility {
  readonly key: string
  readonly title: string
  readonly help?: string
  /** Path of its icon. */
  readonly icon?: string
  /** How many cinemas have it. */
  readonly count: number
  /** Address of these in the finder. */
  readonly href: string
}

export interface AccessOfCinema {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly place: string
  readonly phone?: string
  readonly halls: number
  /** Places in all halls; absent where nobody says what halls it has. */
  readonly wheelchairPlaces?: number
  /** Keys of facilities. */
  readonly has: readonly string[]
  readonly facts: readonly string[]
}

export function accessOfCinema(source: Source, cinema: Entry<'cinema'>): AccessOfCinema {
  const { slug, title, town, phone, halls, numberOfHalls, facilities, accessFacts } = cinema
  return {
    id: slug,
    title,
    href: source.pathOf(`cinema/${cinema.id}`) ?? href('cinemaIndex'),
    place: [town, ...stateAfterTown(source, cinema)].join(', '),
    ...ifPresent('phone', phone),
    halls: numberOfHalls,
    ...(halls.length > 0 ? { wheelchairPlaces: wheelchairPlacesIn(cinema) } : {}),
    has: facilities.flatMap((facility) => {
      const { key, access } = source.entry('taxonomy', facility)
      return access ? [key] : []
    }),
    facts: accessFacts,
  }
}

export const wheelchairPlacesIn = ({ halls }: Entry<'cinema'>): number =>
  halls.reduce((sum, hall) => sum + hall.wheelchairPlaces, 0)

/** The facilities that some of the cinemas have. */
export const occurringFacilities = (source: Source, cinemas: readonly AccessOfCinema[]): AccessFacility[] =>
  accessFacilities(source).flatMap(({ key, title, help }) => {
    const count = cinemas.filter(({ has }) => has.includes(key)).length
    if (count === 0) return []
    const shown = { ...ifPresent('help', help), ...ifPresent('icon', facilityIcon(key)) }
    return [{ key, title, count, href: finderWith('access', key), ...shown }]
  })
