/** Writes a report in its three spellings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparedSides } from '#review/read-and-compare.ts'
import type { StoppedReport } from '#review/report.ts'
import type { Shots } from '#review/shots/shots.ts'
import { stoppedToHtml, toHtml } from './html/html.ts'
import { toJson } from './json.ts'
import { stoppedToMarkdown, toMarkdown } from './markdown/markdown.ts'

export async function writeReport(folder: string, { report, base, head }: ComparedSides, shots?: Shots): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), toJson(report))
  writeFileSync(join(folder, 'report.md'), toMarkdown(report))
  writeFileSync(join(folder, 'report.html'), await toHtml(report, { base, head, shots }))
}

/** Writes a report for people only: no machine could tell what has changed. */
export function writeStoppedReport(folder: string, report: StoppedReport): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), stoppedToMarkdown(report))
  writeFileSync(join(folder, 'report.html'), stoppedToHtml(report))
}
