import type { OpeningHoursSpecification } from 'schema-dts'
import type { Hours } from '#site/loaders/format/hours.ts'
import { daysIn } from '#site/loaders/format/weekdays.ts'

/** Leaves out rows whose days are not understood. */
export const openingHours = (rows: readonly Hours[]): OpeningHoursSpecification[] =>
  rows.flatMap(({ days, opens, closes }): OpeningHoursSpecification[] => {
    const dayOfWeek = daysIn(days)
    return dayOfWeek.length > 0 ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : []
  })
