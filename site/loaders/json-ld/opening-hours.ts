import type { OpeningHoursSpecification } from 'schema-dts'
import { type Hours, withWeek } from '#site/loaders/format/hours.ts'

/** Leaves out rows that are about no weekday. */
export const openingHours = (rows: readonly Hours[]): OpeningHoursSpecification[] =>
  withWeek(rows).flatMap(({ week, opens, closes }): OpeningHoursSpecification[] =>
    week.length > 0 ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...week], opens, closes }] : [],
  )
