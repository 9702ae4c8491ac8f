/**
 * Decides the state of a film: the one function that its badge, its tab, its ticket button and its structured data come
 * from, at build as of the site's clock, in the browser as of the visitor's (decision 0116).
 */
import type { movieTabs } from '#content/schema/types/movie.ts'
import type { TimeSpan } from '#site/shared/time/display-period.ts'

/**
 * How a film was sold when the page was built: on its regular run, before it, not (yet), or not any more. Unknown where the
 * snapshot says nothing of tickets, or nothing of this film's.
 */
export type Sale = 'now' | 'advance' | 'none' | 'ended' | 'unknown'

/** All that a film's state depends on, besides the time. Instants; without a limit where left out. */
export interface FilmTimes {
  readonly sale: Sale
  /** The instant at which the sale of tickets before the release opens, or opened. */
  readonly opensAt?: string
  /** The release. */
  readonly from?: string
  /** The first instant after the last day. */
  readonly to?: string
}

/** The phases in the order in which a film goes through them; it may leave some out. */
export const filmPhases = ['coming', 'opening', 'advance', 'now', 'over'] as const
/** `opening`: its advance sale is announced. `advance`: it is open. */
export type FilmPhase = (typeof filmPhases)[number]

export interface FilmState {
  readonly phase: FilmPhase
  /** Whether tickets can be bought: not, from a time on that is known, or now. */
  readonly tickets: 'none' | 'later' | 'open'
}

/** @param now milliseconds since 1970 */
export function filmStateAt(film: FilmTimes, now: number): FilmState {
  const phase = phaseAt(film, now)
  switch (phase) {
    case 'opening':
      return { phase, tickets: 'later' }
    case 'advance':
      return { phase, tickets: 'open' }
    case 'now':
      // Not sold when the page was built, and nobody has said from when on it would be.
      return { phase, tickets: film.sale === 'none' && film.opensAt === undefined ? 'none' : 'open' }
    default:
      return { phase, tickets: 'none' }
  }
}

function phaseAt({ sale, opensAt, from, to }: FilmTimes, now: number): FilmPhase {
  const isAfter = (instant: string | undefined): boolean => instant !== undefined && now >= Date.parse(instant)
  if (sale === 'ended' || isAfter(to)) return 'over'
  if (opensAt !== undefined && !isAfter(opensAt)) return 'opening'
  if (from === undefined ? sale === 'now' : isAfter(from)) return 'now'
  return opensAt !== undefined || sale === 'now' || sale === 'advance' ? 'advance' : 'coming'
}

export type MovieTab = keyof typeof movieTabs
/** The tabs that a film is in for its state; the other tabs hold what editors put there. */
export type StateTab = Extract<MovieTab, 'now-showing' | 'coming-soon' | 'advanced-sales'>

/** Each film that is not over is in one of them. */
export const tabOf = {
  coming: 'coming-soon',
  opening: 'coming-soon',
  advance: 'advanced-sales',
  now: 'now-showing',
  over: undefined,
} as const satisfies Record<FilmPhase, StateTab | undefined>

export const isStateTab = (tab: string): tab is StateTab => Object.values(tabOf).some((own) => own === tab)

/** A card that may bear the badge of a film, which has its times. */
export interface WithState {
  readonly badge?: { readonly kind: string } | ({ readonly kind: 'film' } & FilmTimes)
}

export const timesOf = ({ badge }: WithState): FilmTimes | undefined =>
  badge?.kind === 'film' ? (badge as FilmTimes) : undefined

/** The instants at which the state of a film, or of what has a first and a last day alone, may change. */
export const changesOf = ({ opensAt, from, to }: TimeSpan & Pick<FilmTimes, 'opensAt'>): string[] =>
  [opensAt, from, to].filter((instant) => instant !== undefined)

export const changesOfFilms = (films: readonly WithState[]): string[] =>
  films.flatMap((film) => changesOf(timesOf(film) ?? {}))

export function isFilmOver(film: WithState, now: number): boolean {
  const times = timesOf(film)
  return times !== undefined && filmStateAt(times, now).phase === 'over'
}
