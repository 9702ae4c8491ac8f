/** The answers of Vista's first generation (Connect V1, OData), as far as we read them. */
import * as z from 'zod'
import { businessDate, id, instant, line, optionalLine, success } from '../spelling.ts'

const collection = <S extends z.ZodType>(row: S) => z.object({ ...success, value: z.array(row) })

export const cinemas = collection(z.object({ ID: id, Name: line, TimeZoneId: optionalLine }))

/** An instant, or none: where .NET has no date it says the first day of the year 1, which in UTC may be the one before. */
const optionalInstant = z
  .preprocess((value) => value || undefined, instant.optional())
  .transform((text) => (text !== undefined && text < '0002' ? undefined : text))

/** The films on sale, a row for each film and cinema. */
export const scheduledFilms = collection(
  z.object({
    ScheduledFilmId: id,
    CinemaId: id,
    Title: line,
    CorporateFilmId: optionalLine,
    AllowTicketSales: z.boolean().nullish(),
    HasSessionsAvailable: z.boolean().nullish(),
    /** A time in the zone of the server, which need not be that of the cinema. */
    AdvanceBookingDate: optionalInstant,
    AdvanceBookingDateOffset: optionalInstant,
  }),
)
export type ScheduledFilm = z.infer<typeof scheduledFilms>['value'][number]

export const sessions = collection(
  z.object({
    ScheduledFilmId: id,
    CinemaId: id,
    SessionBusinessDate: businessDate,
    AllowTicketSales: z.boolean().nullish(),
    Status: z.int().nullish(),
    SalesChannels: z.string().nullish(),
    SessionAttributesNames: z.array(line).nullish(),
  }),
)
export type Session = z.infer<typeof sessions>['value'][number]

/** The fields that are asked of each session: all would be five times as much. */
export const sessionFields = Object.keys(sessions.shape.value.element.shape).join(',')
