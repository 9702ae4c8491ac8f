/** The time zone of the chain: Malaysia keeps eight hours ahead of UTC all year. */

export const timeZone = 'Asia/Kuala_Lumpur'
export const utcOffset = '+08:00'
export const utcOffsetMs = 8 * 3_600_000

/** The clocks are never changed. */
export const dayMs = 86_400_000

/** An instant as clocks in Malaysia show it: 2026-10-01T11:30:00Z → 2026-10-01T19:30:00+08:00. */
export const localInstant = (instant: string): string =>
  `${new Date(Date.parse(instant) + utcOffsetMs).toISOString().slice(0, 19)}${utcOffset}`

/** The day in Malaysia at a time in milliseconds since 1970. */
export const dayAt = (time: number): string => new Date(time + utcOffsetMs).toISOString().slice(0, 10)

/** The same, counted from the first of 1970. */
export const dayNumberAt = (time: number): number => Math.floor((time + utcOffsetMs) / dayMs)

/** 2026-10-01T17:00:00Z → 2026-10-02. */
export const dayInMalaysia = (instant: string): string => dayAt(Date.parse(instant))

/** The instant of a time of day in Malaysia: 2026-10-01 and 14:00 → 2026-10-01T14:00:00+08:00. */
export const instantAt = (day: string, time: string): string => `${day}T${time}:00${utcOffset}`

/** The instant at which a day begins in Malaysia. */
export const startOfDay = (day: string): string => instantAt(day, '00:00')

/** 2026-09-30 → 2026-10-01. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** The first instant after a day. */
export const endOfDay = (day: string): string => startOfDay(dayAfter(day))

/** The time at which the next day begins in Malaysia, after a time; both in milliseconds since 1970. */
export const nextMidnight = (time: number): number => time + dayMs - ((time + utcOffsetMs) % dayMs)

/** The instant that a text spells, in `zone` where it names none; an invalid date if it spells none. */
export const instantIn = (text: string, zone: typeof utcOffset | 'Z'): Date =>
  new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${zone}`)

/** An instant as the content spells it: in UTC, without fractions of a second. */
export const utcInstant = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z')

const nightMs = 6 * 3_600_000

/** The day that a show belongs to, and the present evening: business days last from six in the morning to six. */
export const businessDate = (instant: string): string => businessDateAt(Date.parse(instant))

/** The same at a time in milliseconds since 1970. */
export const businessDateAt = (time: number): string => dayAt(time - nightMs)

/** The instant at which a business day begins, and the one before it ends. */
export const startOfBusinessDay = (day: string): string => instantAt(day, '06:00')
