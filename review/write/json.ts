/** The report for machines. Keys stand in the order of the model, lists in the order of the report. */
import { printable } from '#content/format/printable.ts'
import type { Report } from '#review/report.ts'

export const toJson = (report: Report): string =>
  `${JSON.stringify(report, null, 2).split('\n').map(printable).join('\n')}\n`
