/**
 * The one answer of live showtimes, which the browser asks for (docs/showtimes.md). It never enters a snapshot: it is old
 * within minutes.
 */
import * as z from 'zod'
import { accessMarks } from './access-marks.ts'
import { pictureFormats, ticketingId } from './ticketing.ts'

/** An instant with the offset of the cinemas, so that its first characters are the time on the wall. */
const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

const showtime = z.strictObject({
  /** Unique in the whole chain, and only for as long as the showtime stands. */
  id: z.string().regex(/^[\w-]+$/),
  /** Ids of the ticketing service. They match `ids` of a film and `id` of a cinema in the snapshot. */
  film: ticketingId,
  cinema: ticketingId,
  hall: z.string(),
  startsAt: localTime,
  endsAt: localTime,
  /** Spelled as in the snapshot. */
  formats: z.array(z.union([z.enum(pictureFormats), z.string().regex(/^experience\/[a-z0-9-]+$/)])),
  access: z.array(z.enum(Object.keys(accessMarks) as [keyof typeof accessMarks, ...(keyof typeof accessMarks)[]])),
  /** BCP 47: the spoken language, and the subtitles. */
  language: z.string(),
  subtitles: z.array(z.string()),
  /** `few`: fewer than one in ten. Unknown where the service does not say. */
  seats: z.enum(['many', 'few', 'none', 'unknown']),
  sale: z.enum(['open', 'notYet', 'closed']),
  /** The start of a sale that is not open yet. */
  opensAt: localTime.optional(),
  /** Address where seats are chosen: only while there are some for sale. A demonstration is without https. */
  link: z.url({ protocol: /^https?$/ }).optional(),
})
export type Showtime = z.infer<typeof showtime>

export const showtimes = z.strictObject({
  asOf: localTime,
  /** Seven, the present business day first; a day without showtimes is there all the same. */
  days: z.array(z.strictObject({ businessDate: z.iso.date(), showtimes: z.array(showtime) })).length(7),
})
export type Showtimes = z.infer<typeof showtimes>
