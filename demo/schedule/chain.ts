/** The input of an invented schedule: the cinemas with their halls, and the films with their versions. */
import type { Entry } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { type Doors, doorsOf } from './doors.ts'

export interface Hall {
  readonly name: string
  readonly seats: number
  /** The attribute that it gives shows: an experience's title, or 2D. */
  readonly format: string
}

export interface ChainSite {
  readonly id: string
  readonly name: string
  readonly halls: readonly Hall[]
  readonly doors: readonly Doors[]
  readonly sells: boolean
  readonly geo?: { readonly latitude: number; readonly longitude: number } | undefined
}

export interface ChainFilm {
  readonly id: string
  /** The ids under which it is sold: the first for 2D, the others for formats, with a title of their own each. */
  readonly versions: readonly { readonly id: string; readonly title: string; readonly format: string }[]
  readonly title: string
  readonly parent: string
  readonly releaseDate: string
  readonly lastDay: string | undefined
  /** Ten in the morning of this day. */
  readonly advanceFrom: string | undefined
  /** Its running time. */
  readonly minutes: number
  readonly language: string
  readonly subtitles: readonly string[]
  readonly access: Entry<'movie'>['access']
}

export interface Chain {
  readonly sites: readonly ChainSite[]
  readonly films: readonly ChainFilm[]
  /** Attribute → how the snapshot spells it. */
  readonly formats: ReadonlyMap<string, string>
}

const tags: Readonly<Record<string, string>> = {
  english: 'en',
  malay: 'ms',
  chinese: 'zh',
  mandarin: 'cmn',
  cantonese: 'yue',
  hokkien: 'nan',
  tamil: 'ta',
  hindi: 'hi',
  japanese: 'ja',
  korean: 'ko',
  thai: 'th',
}

const tagOf = (term: string | undefined): string =>
  ownValue(tags, term?.replace('taxonomy/language-', '') ?? '') ?? 'en'

/** The chain of a content folder: whatever in it has a ticketing id. */
export function chainOf(entries: readonly Entry[]): Chain {
  const ofType = <T extends Entry['type']>(type: T) =>
    entries.filter((entry): entry is Entry & { type: T } => entry.type === type) as Entry<T>[]
  const experiences = new Map(ofType('experience').map((entry) => [`experience/${entry.id}`, entry.title]))
  const films = ofType('movie').flatMap((film): ChainFilm[] => {
    const { ticketingId: id, releaseDate, title } = film
    if (id === undefined || releaseDate === undefined) return []
    const premium = film.formats.map((key) => experiences.get(key)).find((name) => name !== undefined)
    return [
      {
        id,
        title,
        versions: [
          { id, title, format: '2D' },
          ...(premium ? [{ id: versionOf(id), title: `${title} (${premium.toUpperCase()})`, format: premium }] : []),
        ],
        parent: `release-${id}`,
        releaseDate,
        lastDay: film.lastDay,
        advanceFrom: film.advancedSalesFrom,
        minutes: film.runningTimeMinutes ?? 110,
        language: tagOf(film.spokenLanguage[0]),
        subtitles: film.subtitles.map(tagOf),
        access: film.access,
      },
    ]
  })
  const sites = ofType('cinema').flatMap((cinema): ChainSite[] =>
    cinema.ticketingId === undefined
      ? []
      : [
          {
            id: cinema.ticketingId,
            name: cinema.title,
            sells: true,
            geo: cinema.geo,
            doors: doorsOf(cinema.openingHours),
            halls: cinema.halls.map(({ name, seats, experience }) => ({
              name,
              seats,
              format: experiences.get(experience ?? '') ?? '2D',
            })),
          },
        ],
  )
  const formats = new Map([['2D', '2d'], ...[...experiences].map(([key, title]): [string, string] => [title, key])])
  return { sites, films, formats }
}

/** Another id of the service for the same film. */
const versionOf = (id: string): string => id.replace(/\d{4}$/, (last) => String(Number(last) + 5000))
