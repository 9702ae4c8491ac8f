/** Schemas for values in the answers of all services. Texts may have spaces at their ends. */
import * as z from 'zod'
import { cleanLine } from '#content/schema/clean-text.ts'
import { instantIn, utcInstant, utcOffset } from '#content/schema/time-zone.ts'

/** Any text: the one of a till that is listed among the cinemas must not spoil the answer. */
export const id = z.string().trim().min(1)

export const line = z.string().transform(cleanLine)

/** A line; undefined for null, for what is absent, and for an empty text. */
export const optionalLine = z
  .string()
  .nullish()
  .transform((text) => cleanLine(text ?? '') || undefined)

/** A business day, of which some services say the midnight too. */
export const businessDate = z
  .string()
  .trim()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date())

const lastSecond = new Date(`2999-12-31T23:59:59${utcOffset}`)

/**
 * An instant, in UTC and without fractions. A time without a zone is one of Malaysia, where the cinemas all are: what a
 * service says of their zones is often wrong. What stands for “never” may lie beyond the years that a snapshot can name, and
 * is then the last second of these, by the clocks in Malaysia.
 */
export const instant = z
  .string()
  .trim()
  .transform((text) => {
    const [, ms] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
    const date = ms === undefined ? instantIn(text, utcOffset) : new Date(Number(ms))
    return Number.isNaN(date.getTime()) ? '' : utcInstant(date < lastSecond ? date : lastSecond)
  })
  .pipe(z.iso.datetime({ error: 'is no time' }))

/** Some fronts say with 200 that they failed. */
export const success = { success: z.literal(true).optional(), ResponseCode: z.literal(0).optional() }
