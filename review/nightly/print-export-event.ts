/** Prints the JSON events of an export as text. */
import { ProblemError } from '#content/format/problem.ts'
import type { ExportEvent, Reporter } from '#exporter/report/reporter.ts'

export function retell(event: ExportEvent, reporter: Reporter): void {
  if (event.event === 'stage') reporter.stage(event.stage, event.detail)
  if (event.event === 'reading') reporter.reading(event.type, event.done, event.total)
  if (event.event === 'outcome') reporter.outcome(event, event.figures)
  if (event.event === 'failure') reporter.failure(new ProblemError(event.problems))
}
