/**
 * Notices about the ticketing service. They never block: the CMS's part of an export goes on whatever the service does.
 */
import type { ExportProblem } from '../problem.ts'

/** @param what the service does, to stand after its name. */
export const serviceNotice = (what: string, hint: string): ExportProblem => ({
  severity: 'notice',
  entry: 'ticketing',
  message: `the service ${what}`,
  hint,
})

export const entryNotice = (
  { key, title }: { key: string; title: string },
  message: string,
  hint: string,
): ExportProblem => ({
  severity: 'notice',
  entry: key,
  title,
  message,
  hint,
})
