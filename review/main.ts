/** Reads two snapshots, compares them, and writes the report. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'
import { parseConfig } from '#site/config.ts'
import { makeReport } from './make-report.ts'
import { parseReportOptions, type ReportOptions, usage } from './options.ts'
import type { Report } from './report.ts'
import type { PageShot } from './shots/take-shots.ts'
import { changedFiles, commitOf, topFolder } from './snapshots/git.ts'
import { readFolder, readRevision } from './snapshots/read-side.ts'
import type { Side } from './snapshots/side.ts'
import { withUnreadable } from './snapshots/with-pages.ts'
import { toHtml } from './write/html.ts'
import { toJson } from './write/json.ts'
import { toMarkdown } from './write/markdown.ts'

/** @returns the exit code: 0 nothing blocks, 1 something does, 2 there is no report. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const options = parseReportOptions(args)
    if (options === 'help') {
      console.log(usage)
      return 0
    }
    const { report, ...sides } = readAndCompare(options)
    const shots = options.shots ? await shotsFor(report, sides) : []
    await writeReport(options.out, report, { ...sides, shots })
    console.log(printableLines(`${report.verdict.sentence}\n${join(options.out, 'report.html')}`))
    return report.verdict.status === 'blocked' ? 1 : 0
  } catch (error) {
    const problems = problemsIn(error)
    console.error(printableLines(problems ? printProblems(problems, ': there is no report.') : inspect(error)))
    return 2
  }
}

const root = resolve(import.meta.dirname, '..')

export function readAndCompare({ base, head, content }: Omit<ReportOptions, 'out'>) {
  const top = topFolder(process.cwd())
  const config = parseConfig(process.env)
  const reading = { root, top, config, cache: cacheFolder() }
  const read = readRevision(base, content, reading)
  const isFolder = existsSync(head) && statSync(head).isDirectory()
  const readHead = isFolder ? readFolder(resolve(head), reading) : readRevision(head, content, reading)
  const [before, after] = [withUnreadable(read, readHead, config), withUnreadable(readHead, read, config)]
  const report = makeReport({ base: before, head: after, config, schemaFiles: schemaFiles(top, before, after) })
  return { report, base: before, head: after }
}

/** A folder's schema is that of the present commit. */
function schemaFiles(top: string, base: Side, head: Side): string[] {
  const folders = ['content/schema', 'content/format']
  return changedFiles(top, base.commit ?? 'HEAD', head.commit ?? commitOf(top, 'HEAD'), folders)
}

/** Only whoever wants pictures loads the browser's library. Where none can be taken, there is a report all the same. */
async function shotsFor(report: Report, sides: { base: Side; head: Side }): Promise<readonly PageShot[]> {
  if (report.verdict.status === 'blocked') return []
  try {
    const { takeShots } = await import('./shots/take-shots.ts')
    return await takeShots(report, { root, cache: cacheFolder(), ...sides })
  } catch (error) {
    console.error(printableLines(`No pictures of pages: ${(error as Error).message}`))
    return []
  }
}

const cacheFolder = (): string => join(topFolder(process.cwd()), '.cache/review')

async function writeReport(
  out: string,
  report: Report,
  shown: { base: Side; head: Side; shots: readonly PageShot[] },
): Promise<void> {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'report.json'), toJson(report))
  writeFileSync(join(out, 'report.md'), toMarkdown(report))
  writeFileSync(join(out, 'report.html'), await toHtml(report, shown))
}
