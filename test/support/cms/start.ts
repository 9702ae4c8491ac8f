/**
 * Starts the CMS for development, from nothing if need be: installs it, fills it from content/, builds its pages.
 *
 *     npm run cms                 with its editing pages, http://127.0.0.1:3900 (PORT sets another)
 *     npm run cms -- --fresh      throws away what was edited and fills it from content/ anew
 *     npm run cms -- --api        the REST interface alone, up in two seconds
 *     npm run cms -- --dev        for work on the CMS itself: changes show at once, pages come slower
 */
import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from './host/build-pages.ts'
import { startScript, stopChild } from './host/child.ts'
import { install } from './host/install.ts'
import { mainData, next, repository } from './host/places.ts'
import { prepareData } from './host/prepare-data.ts'
import { answers } from './host/wait.ts'
import { editor, exporter } from './src/accounts.ts'

const { values: options } = parseArgs({
  options: { api: { type: 'boolean' }, dev: { type: 'boolean' }, fresh: { type: 'boolean' } },
})
const port = process.env['PORT'] || '3900'
const origin = `http://127.0.0.1:${port}`

makeEnv()
await install(console.log)
// The two take longest and do not need each other.
await Promise.all([
  prepareData(mainData, options.fresh === true, console.log),
  options.api || options.dev ? undefined : buildPages(console.log),
])

const child = startServer()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopChild(child))
child.on('exit', (code) => process.exit(code ?? 0))
await answers(`${origin}/api/services/me`)
console.log(welcome())

function startServer() {
  const env = { CMS_DATA: mainData }
  if (options.api) return startScript('src/server.ts', ['--port', port], { env, output: 'complaints' })
  const command = options.dev ? 'dev' : 'start'
  return startScript(next, [command, '--hostname', '127.0.0.1', '--port', port], {
    env: { ...env, NODE_ENV: options.dev ? 'development' : 'production' },
    output: options.dev ? 'show' : 'complaints',
  })
}

/** The exporter's settings fit this CMS as they stand in the example; somebody's own are not touched. */
function makeEnv(): void {
  const env = path.join(repository, '.env')
  if (existsSync(env)) return
  copyFileSync(path.join(repository, '.env.example'), env)
  console.log('Made .env from .env.example, for `npm run export`.')
}

function welcome(): string {
  const pages = options.api
    ? []
    : [`  Editing pages  ${origin}/admin`, `                 ${editor.email}  ${editor.password}`]
  return [
    '',
    'The CMS is running (Ctrl+C ends it).',
    ...pages,
    `  REST           ${origin}/api`,
    '',
    'For the exporter, in .env:',
    `  CMS_URL=${origin}`,
    `  CMS_API_KEY=${exporter.apiKey}`,
    'or, in place of the key, the login:',
    `  CMS_LOGIN_EMAIL=${exporter.email}`,
    `  CMS_LOGIN_PASSWORD=${exporter.password}`,
    '',
    'These accounts are for development only: never let this CMS listen beyond this machine.',
    '',
  ].join('\n')
}
