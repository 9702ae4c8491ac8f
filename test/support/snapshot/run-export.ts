/** Runs the exporter by its command line, and reads what it says to machines. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Problem } from '#content/format/problem.ts'
import type { Change } from '#exporter/diff.ts'
import type { Outcome } from '#exporter/export-content.ts'
import { main } from '#exporter/main.ts'
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

/** Runs it in this process, as loading it takes as long as an export: in one of its own where a test may end it. */
export async function runExport(settings: ExportSettings): Promise<ExportRun> {
  const { origin, out, args = [], env = {} } = settings
  const command = ['--json', '--out', out, ...args]
  const variables = { CMS_URL: String(origin), CMS_INTERVAL_MS: '0', CMS_REQUEST_LOG: '0', ...env }
  const {
    code,
    signal = null,
    events,
    printed,
  } = await (settings.onEvent ? runApart(command, variables, settings.onEvent) : runHere(command, variables))
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
    printed,
  }
}

type Variables = Readonly<Record<string, string>>
type Run = Pick<ExportRun, 'code' | 'printed'> & { readonly signal?: ExportRun['signal']; readonly events: Event[] }

async function runHere(args: readonly string[], env: Variables): Promise<Run> {
  const lines: string[] = []
  const printed: string[] = []
  const write = (line: string) => {
    lines.push(line)
    printed.push(line)
  }
  using _ = listenToErrors((text) => printed.push(text))
  const code = await main(args, { env, stdout: { write } })
  return { code, events: lines.map((line) => JSON.parse(line)), printed: printed.join('') }
}

/** Hears what this process writes to its standard error, until that is disposed of. One at a time. */
function listenToErrors(hear: (text: string) => void): Disposable {
  const { write } = process.stderr
  process.stderr.write = (text: string | Uint8Array) => {
    hear(String(text))
    return write.call(process.stderr, text)
  }
  return {
    [Symbol.dispose]() {
      process.stderr.write = write
    },
  }
}

async function runApart(
  args: readonly string[],
  variables: Variables,
  onEvent: NonNullable<ExportSettings['onEvent']>,
): Promise<Run> {
  const { PATH, TMPDIR } = process.env
  const child = spawn(process.execPath, ['exporter/cli.ts', ...args], {
    env: { PATH, TMPDIR, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const events: Event[] = []
  const printed: string[] = []
  child.stderr.on('data', (data: Buffer) => printed.push(data.toString()))
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(`${line}\n`)
    const event = JSON.parse(line) as Event
    events.push(event)
    onEvent(event, child)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal, events, printed: printed.join('') }
}
