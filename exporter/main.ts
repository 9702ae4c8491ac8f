/** Reads the command line and the settings, runs the export, and says how it ended. */
import { performance } from 'node:perf_hooks'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { apiKey, passwordLogin } from './cms-client/auth.ts'
import { type CmsClient, createCmsClient } from './cms-client/client.ts'
import { fromSystemError } from './disk-errors.ts'
import { type Environment, parseEnvironment } from './env.ts'
import { exportContent } from './export-content.ts'
import { parseCommandLine, usage } from './options.ts'
import { jsonReporter, type Reporter, textReporter } from './report/reporter.ts'
import { requestLog } from './report/request-log.ts'
import { payloadSource } from './sources/payload/payload.ts'
import { checkOutFolder } from './write/out-folder.ts'

/** Exit codes, for CI. */
const exitCodes = { exported: 0, unchanged: 0, 'dry-run': 0, blocked: 1, failed: 2 } as const

/** @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let reporter: Reporter = textReporter(process.stdout)
  try {
    const options = parseCommandLine(args, new Date())
    if (options.help) {
      process.stdout.write(`${usage}\n`)
      return exitCodes.exported
    }
    if (options.json) reporter = jsonReporter(process.stdout)
    const env = parseEnvironment(process.env)
    checkOutFolder(options.out)
    using lock = lockFolder(options.out, 'export')
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
    const http = connection(env, stop.signal)
    try {
      const source = payloadSource({ http, ownOrigins: env.SITE_URL ? [env.SITE_URL] : [] })
      const outcome = await exportContent(source, lock, options, reporter)
      const { requests, bytes } = http.stats()
      reporter.outcome(outcome, { requests, bytes, seconds: performance.now() / 1000 })
      return exitCodes[outcome.status]
    } finally {
      // After a failure, requests that are still queued are dropped.
      stop.abort()
      await http.close()
    }
  } catch (thrown) {
    reporter.failure(fromSystemError(thrown))
    return exitCodes.failed
  }
}

function connection(env: Environment, signal: AbortSignal): CmsClient {
  return createCmsClient({
    origin: new URL(env.CMS_URL),
    signal,
    auth: login(env),
    concurrency: env.CMS_CONCURRENCY,
    intervalMs: env.CMS_INTERVAL_MS,
    requestTimeoutMs: env.CMS_TIMEOUT_SECONDS * 1000,
    deadlineMs: env.CMS_DEADLINE_SECONDS * 1000,
    log: env.CMS_REQUEST_LOG ? requestLog() : () => {},
  })
}

function login({ CMS_API_KEY: key, CMS_LOGIN_EMAIL: email = '', CMS_LOGIN_PASSWORD: password = '' }: Environment) {
  return key ? apiKey({ collection: 'services', key }) : passwordLogin({ path: '/api/services/login', email, password })
}
