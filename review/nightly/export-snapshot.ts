/** The export as a step of the night: the command, in a process of its own, whose words are shown as they come. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Problem } from '#content/format/problem.ts'
import { type ExportEvent, textReporter } from '#exporter/report/reporter.ts'
import { retell } from './print-export-event.ts'

export interface ExportOptions {
  /** Folder of the repository that has this code. */
  readonly root: string
  readonly content: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/** How an export ended that has replaced nothing. */
export interface StoppedExport {
  readonly status: 'blocked' | 'failed'
  readonly problems: readonly Problem[]
}

/** @returns undefined where it has exported, or found nothing to export. */
export async function exportSnapshot({
  root,
  content,
  args = [],
  env,
}: ExportOptions): Promise<StoppedExport | undefined> {
  const command = [join(root, 'exporter/cli.ts'), '--json', '--out', content, ...args]
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const reporter = textReporter(process.stdout)
  let problems: readonly Problem[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = eventIn(line)
    if (!event) return
    retell(event, reporter)
    problems = stoppingIn(event)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code === 0) return undefined
  const end = signal ? `was ended by ${signal}` : `ended with ${code}`
  const unsaid = { message: `The export ${end}`, hint: 'The log of the night says why.' }
  return { status: code === 1 ? 'blocked' : 'failed', problems: problems.length > 0 ? problems : [unsaid] }
}

/** Undefined for a line that is none: of an export that was killed, the last one may be torn. */
function eventIn(line: string): ExportEvent | undefined {
  try {
    const event: ExportEvent | null = JSON.parse(line)
    return event?.event ? event : undefined
  } catch {
    return undefined
  }
}

function stoppingIn(event: ExportEvent): readonly Problem[] {
  if (event.event === 'failure') return event.problems
  return event.event === 'outcome' ? event.problems.filter(({ severity }) => severity === 'blocks') : []
}
