/** The report that a night leaves, whatever comes of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparedSides } from '#review/read-and-compare.ts'
import type { Shots } from '#review/shots/shots.ts'
import { shotsOf } from '#review/shots/shots-of.ts'
import { writeReport } from '#review/write/write-report.ts'

/** @param top of the clone. @returns what writes it: at once, and again with pictures of pages, which are taken only once. */
export function nightReport(top: string): (compared: ComparedSides) => Promise<void> {
  const folder = join(top, '.cache/report')
  // That of another night would be taken for this one's.
  rmSync(folder, { recursive: true, force: true })
  let shots: Shots | undefined
  return async (compared) => {
    await writeReport(folder, compared, shots)
    if (shots || compared.report.verdict.status === 'same') return
    shots = await shotsOf(compared, top)
    await writeReport(folder, compared, shots)
  }
}
