/** Reads the command line and the settings, runs the export, and says how it ended. */
import { performance } from 'node:perf_hooks'
import { parseEnvironment } from '#content/commands/parse-environment.ts'
import { printFailure } from '#content/commands/print-failure.ts'
import { ProblemError, problemsIn } from '#content/format/problem.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { fromSystemError } from './disk-errors.ts'
import { type Environment, environment } from './env.ts'
import { exportContent } from './export-content.ts'
import { createHttpClient, type HttpClient, type HttpClientOptions } from './http-client/client.ts'
import type { HttpStats } from './http-client/log.ts'
import { parseCommandLine, usage } from './options.ts'
import { jsonReporter, type Output, textReporter } from './report/reporter.ts'
import { requestLog } from './report/request-log.ts'
import { cms } from './sources/cms.ts'
import { cmsKinds } from './sources/cms-kinds.ts'
import { connectTicketing } from './ticketing/settings.ts'
import { checkOutFolder } from './write/out-folder.ts'

/** Exit codes, for CI. */
const exitCodes = { exported: 0, unchanged: 0, 'dry-run': 0, blocked: 1, failed: 2 } as const

/** The process that runs a command, as far as it is used. */
interface HostProcess {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
}

/** @returns the exit code. */
export async function main(
  args: readonly string[],
  { env: variables, stdout }: HostProcess = process,
): Promise<number> {
  // Problems with the options are printed in the format that the options ask for, too.
  const reporter = (args.includes('--json') ? jsonReporter : textReporter)(stdout)
  try {
    const options = parseCommandLine(args, new Date())
    if (options.help) {
      stdout.write(`${usage}\n`)
      return exitCodes.exported
    }
    const env = parseEnvironment(environment, variables)
    if (options.describe) return await describe(env, stdout)
    checkOutFolder(options.out)
    using lock = lockFolder(options.out, 'export')
    const stop = new AbortController()
    const end = () => stop.abort()
    process.once('SIGINT', end).once('SIGTERM', end)
    const log = env.CMS_REQUEST_LOG ? requestLog() : () => {}
    const ticketing = connectTicketing(variables, { log, signal: stop.signal })
    const http = connection(env, { log, signal: stop.signal })
    try {
      const source = cmsKinds[env.CMS_KIND].source(http, env)
      const outcome = await exportContent({ source, ticketing: ticketing.service }, lock, options, reporter)
      const { requests, bytes } = sumOf([http.stats(), ...(ticketing.http ? [ticketing.http.stats()] : [])])
      reporter.outcome(outcome, { requests, bytes, seconds: performance.now() / 1000 })
      return exitCodes[outcome.status]
    } finally {
      await Promise.all([http.close(), ticketing.http?.close()])
      process.off('SIGINT', end).off('SIGTERM', end)
    }
  } catch (thrown) {
    const error = fromSystemError(thrown)
    reporter.failure(error)
    if (!problemsIn(error)) printFailure(error)
    return exitCodes.failed
  }
}

async function describe(env: Environment, stdout: Output): Promise<number> {
  const http = connection(env, { log: () => {} })
  try {
    const description = await cmsKinds[env.CMS_KIND].describe?.(http, env)
    if (description === undefined)
      throw new ProblemError({
        message: '--describe: there is nothing to describe, as the fields of this CMS are made from the contract.',
        hint: 'Set CMS_KIND to drupal for a CMS that is mapped.',
      })
    stdout.write(`${description}\n`)
    return exitCodes.exported
  } finally {
    await http.close()
  }
}

const sumOf = (stats: readonly HttpStats[]): HttpStats => ({
  requests: stats.reduce((sum, { requests }) => sum + requests, 0),
  bytes: stats.reduce((sum, { bytes }) => sum + bytes, 0),
})

function connection(env: Environment, shared: Pick<HttpClientOptions, 'log' | 'signal'>): HttpClient {
  return createHttpClient({
    ...shared,
    service: cms,
    origin: new URL(env.CMS_URL),
    ...cmsKinds[env.CMS_KIND].login(env),
    concurrency: env.CMS_CONCURRENCY,
    intervalMs: env.CMS_INTERVAL_MS,
    requestTimeoutMs: env.CMS_TIMEOUT_SECONDS * 1000,
    deadlineMs: env.CMS_DEADLINE_SECONDS * 1000,
  })
}
