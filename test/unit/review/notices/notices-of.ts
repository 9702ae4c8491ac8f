/** What the report of a few entries tells, sentence by sentence. */
import type { Entry } from '#content/schema/entry-types.ts'
import { makeReport } from '#review/make-report.ts'
import { pageOf } from '#test/support/inputs/entries.ts'
import { config, sideOf } from '#test/support/review/sides.ts'

/** The pages that no site is without. */
export const everySite = [pageOf('/'), pageOf('/not-found')]

/** @param later the clock of the second side, if it is another */
export function noticesOf(before: readonly Entry[], after: readonly Entry[], later?: string) {
  const sides = {
    base: sideOf([...everySite, ...before]),
    head: sideOf([...everySite, ...after], later === undefined ? {} : { asOf: later }),
  }
  const { edits, time } = makeReport({ ...sides, config, schemaFiles: [], snapshotFiles: [] }).notices
  return { edits: edits.map(({ text }) => text), time: time.map(({ text }) => text) }
}
