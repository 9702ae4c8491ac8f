/** Runs the exporter as its users do: the command, in a process of its own, read from outside. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Problem } from '#content/format/problem.ts'
import type { Change } from '#exporter/diff.ts'
import type { Outcome } from '#exporter/export-content.ts'
import type { ExportProblem } from '#exporter/problem.ts'
import type { Stage } from '#exporter/progress.ts'
import type { Figures } from '#exporter/report/reporter.ts'

export interface ExportRun {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stages: readonly Stage[]
  readonly outcome: (Outcome & { readonly figures: Figures }) | undefined
  readonly changes: readonly Change[]
  readonly problems: readonly ExportProblem[]
  /** Why it failed. */
  readonly failure: Problem | undefined
  /** Everything that was printed, on both streams. */
  readonly printed: string
}

export interface ExportSettings {
  readonly origin: URL | string
  readonly out: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Called as soon as an event is printed, with the process: to look into it, or to end it. */
  readonly onEvent?: (event: Readonly<Record<string, unknown>>, process: ChildProcess) => void
}

type Event = { readonly event: string } & Readonly<Record<string, unknown>>

export async function runExport({ origin, out, args = [], env = {}, onEvent }: ExportSettings): Promise<ExportRun> {
  const child = spawn(process.execPath, ['exporter/cli.ts', '--json', '--out', out, ...args], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      CMS_URL: String(origin),
      CMS_INTERVAL_MS: '0',
      CMS_REQUEST_LOG: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const events: Event[] = []
  const printed: string[] = []
  child.stderr.on('data', (data: Buffer) => printed.push(data.toString()))
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(`${line}\n`)
    const event = JSON.parse(line) as Event
    events.push(event)
    onEvent?.(event, child)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  const last = (name: string) => events.findLast(({ event }) => event === name)
  const outcome = last('outcome') as ExportRun['outcome']
  return {
    code,
    signal,
    outcome,
    stages: events.flatMap(({ event, stage }) => (event === 'stage' ? [stage as Stage] : [])),
    changes: outcome?.changes ?? [],
    problems: outcome?.problems ?? [],
    failure: (last('failure') as { problems: readonly Problem[] } | undefined)?.problems[0],
    printed: printed.join(''),
  }
}
