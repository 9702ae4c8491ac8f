/** The answers of Vista's second generation (OCAPI), as far as we read them. */
import * as z from 'zod'
import { businessDate, id, instant, line, optionalLine, success } from '../spelling.ts'

const text = z.object({ text: line }).nullish()

export const sites = z.object({
  ...success,
  sites: z.array(
    z.object({
      id,
      name: line,
      ianaTimeZoneName: optionalLine,
      hasSellableItems: z.boolean().nullish(),
    }),
  ),
})

export const films = z.object({
  ...success,
  films: z.array(
    z.object({
      id,
      title: line,
      externalIds: z.object({ moviexchangeReleaseId: optionalLine, corporateId: optionalLine }).nullish(),
    }),
  ),
})

const bookingPeriod = z.object({
  startsAt: instant,
  orderBookingModes: z.array(z.string()).nullish(),
  restriction: z.string().nullish(),
})
export type BookingPeriod = z.infer<typeof bookingPeriod>

const attribute = z.object({ id: z.string(), name: text, shortName: text })

export const availabilities = z.object({
  ...success,
  filmAvailabilities: z.array(
    z.object({
      filmId: id,
      categories: z.array(z.string()),
      advanceBookingPeriods: z.array(bookingPeriod).nullish(),
    }),
  ),
  relatedData: z.object({ attributes: z.array(attribute).nullish() }).nullish(),
})
export type Availabilities = z.infer<typeof availabilities>

export const screeningDates = z.object({
  ...success,
  filmScreeningDates: z.array(
    z.object({
      businessDate,
      filmScreenings: z.array(
        z.object({
          filmId: id,
          sites: z.array(z.object({ siteId: id, showtimeAttributeIds: z.array(z.string()).nullish() })),
        }),
      ),
    }),
  ),
})
