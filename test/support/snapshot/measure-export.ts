/** Runs an export in a process of its own, and measures what it used: seconds, CPU seconds, requests, and the most memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'

export interface Measured {
  readonly case: string
  readonly requests: number
  readonly megabytes: string
  readonly seconds: string
  readonly cpuSeconds: string
  readonly peakMiB: number
}

interface Report {
  readonly requests: number
  readonly bytes: number
  readonly cpuSeconds: number
  readonly peakMiB: number
}

/** Prints, when the export has ended, what it used: the kernel counts it for the process as a whole. */
const measure = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.error(JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: Math.round(maxRSS / 1024) }))
})`

/** @param env how the CMS is reached, and how hard it is asked. */
export async function measureExport(
  name: string,
  out: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const hook = `data:text/javascript,${encodeURIComponent(measure)}`
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', hook, 'exporter/cli.ts', '--json', '--out', out, ...args], {
    env: { PATH: process.env['PATH'], CMS_REQUEST_LOG: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += data))
  child.stderr.on('data', (data) => (said.err += data))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name}: the export ended with ${code}\n${said.out.slice(-3000)}${said.err}`)
  const report = parseReport(said)
  return {
    case: name,
    requests: report.requests,
    megabytes: (report.bytes / 1e6).toFixed(1),
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    cpuSeconds: report.cpuSeconds.toFixed(1),
    peakMiB: report.peakMiB,
  }
}

function parseReport({ out, err }: { out: string; err: string }): Report {
  const outcome = JSON.parse(out.trim().split('\n').at(-1) ?? '{}')
  const used = JSON.parse(err.trim().split('\n').at(-1) ?? '{}')
  return { ...outcome.figures, ...used }
}

/** As fast as the CMS answers. The default is gentle: one request at a time, 100 ms apart. */
export const eager = { CMS_INTERVAL_MS: '0', CMS_CONCURRENCY: '4' }
