/**
 * `npm run bench:export`: what an export costs, for the sample chain and for 5,000 films, on the real CMS.
 *
 * Seconds depend on the machine and on how busy it is; CPU seconds (of the exporter alone) and requests do not. Memory is
 * the largest resident set, from the kernel. Each row is a process of its own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Cms, startCms } from '#test/support/cms/cms.ts'
import { runScript } from '#test/support/cms/host/child.ts'

const { values } = parseArgs({ options: { films: { type: 'string', default: '5000' } } })

interface Measured {
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

async function measureExport(
  name: string,
  cms: Cms,
  out: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const hook = `data:text/javascript,${encodeURIComponent(measure)}`
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', hook, 'exporter/cli.ts', '--json', '--out', out, ...args], {
    env: { PATH: process.env['PATH'], CMS_URL: cms.origin, CMS_API_KEY: cms.apiKey, CMS_REQUEST_LOG: '0', ...env },
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

const eager = { CMS_INTERVAL_MS: '0', CMS_CONCURRENCY: '4' }

/** Each case with the gentle default (one request at a time, 100 ms apart), and as fast as the CMS answers. */
async function measureAll(name: string, cms: Cms): Promise<Measured[]> {
  const rows: Measured[] = []
  const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
  try {
    cpSync('content/urls.json', join(folder, 'urls.json'))
    rows.push(await measureExport(`${name}: first, into an empty folder`, cms, folder, [], {}))
    rows.push(await measureExport(`${name}: full, files at hand`, cms, folder, ['--full'], {}))
    rows.push(await measureExport(`${name}: nothing changed`, cms, folder, [], {}))
    await cms.patch('movie', 'redline-kl', { tagline: `Lap ${rows.length}.` })
    rows.push(await measureExport(`${name}: one film changed`, cms, folder, [], {}))
    rows.push(await measureExport(`${name}: full, 4 at once`, cms, folder, ['--full'], eager))
    rows.push(await measureExport(`${name}: nothing changed, 4 at once`, cms, folder, [], eager))
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const cms = await startCms()
  try {
    const sample = await measureAll('sample', cms)
    await runScript('src/bulk.ts', ['--films', values.films, '--data', cms.dataDir])
    console.table([...sample, ...(await measureAll(`+${values.films} films`, cms))])
  } finally {
    await cms.stop()
  }
}

await main()
