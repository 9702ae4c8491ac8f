/**
 * The sales of the ticketing service, as the snapshot holds them: facts that change from day to day at most. Showtimes
 * and seats are not among them; the browser fetches them live (docs/showtimes.md).
 *
 * Nothing here depends on the hour of the export: whether an advance sale is open follows from `opensAt` and the site's
 * clock (decision 0016).
 */
import * as z from 'zod'
import { isoDay, isoInstant } from './field-kinds.ts'
import { idPattern, maxTicketingIdLength, ticketingIdPattern } from './slug.ts'

export const ticketingId = z.string().max(maxTicketingIdLength).regex(ticketingIdPattern)

/** `<type>/<id>` of an entry. */
const keyOfType = (...types: readonly string[]) =>
  z
    .string()
    .refine(
      (key) => types.some((type) => key.startsWith(`${type}/`) && idPattern.test(key.slice(type.length + 1))),
      `must refer to ${types.join(' or ')}`,
    )

/** The types of entry that tickets are sold for. */
export const filmTypes = ['movie', 'internationalScreenMovie'] as const

/** How a film is projected, where that is no experience of its own. */
export const pictureFormats = ['2d', '3d'] as const
const format = z.union([z.enum(pictureFormats), keyOfType('experience')])

/** A cinema as the service knows it. */
const cinemaSales = z.strictObject({
  id: ticketingId,
  /** Whether tickets for it are sold online. */
  sells: z.boolean(),
})
export type CinemaSales = z.infer<typeof cinemaSales>

/** `cinema/<id>` → what the service says of it. */
export const cinemas = z.record(keyOfType('cinema'), cinemaSales)

/** A film at one cinema. */
const filmAtCinema = z.strictObject({
  /** The first day on which an export saw it sold there. */
  since: isoDay(),
  /** Sorted; empty where the service names none that we know. */
  formats: z.array(format),
})
export type FilmAtCinema = z.infer<typeof filmAtCinema>

export const filmSales = z
  .strictObject({
    film: keyOfType(...filmTypes),
    /** The service's films that are this one: one for each version. Sorted. */
    ids: z.array(ticketingId).min(1),
    /** `now`: on its regular run. `advance`: before it; on sale from `opensAt` on, or already where there is none. */
    sale: z.enum(['now', 'advance']),
    /** UTC, such as 2026-12-05T02:00:00Z. */
    opensAt: isoInstant().optional(),
    /** The first day on which an export saw it sold. */
    since: isoDay(),
    /** The day from which the service no longer lists it: the next export of a later day lets it go. */
    missingSince: isoDay().optional(),
    cinemas: z.record(keyOfType('cinema'), filmAtCinema),
  })
  .refine(({ sale, opensAt }) => sale === 'advance' || opensAt === undefined, {
    path: ['opensAt'],
    error: 'belongs to an advance sale',
  })
export type FilmSales = z.infer<typeof filmSales>

export interface Ticketing {
  /** `cinema/<id>` → what it sells. */
  readonly cinemas: ReadonlyMap<string, CinemaSales>
  /** `<type>/<id>` of a film → its sales; only those that are sold. */
  readonly films: ReadonlyMap<string, FilmSales>
}

/** Stands where nobody is to be asked, or nobody has answered yet. */
export const noTicketing: Ticketing = { cinemas: new Map(), films: new Map() }
