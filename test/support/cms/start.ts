/** `npm run cms`: see its usage. */
import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { parseOptions } from '../../../content/commands/parse-options.ts'
import { runScript } from '../../../site/node/cli/run-script.ts'
import { buildPages } from './host/build-pages.ts'
import { startScript, stopChild } from './host/child.ts'
import { install } from './host/install.ts'
import { mainData, next, repository } from './host/places.ts'
import { prepareData } from './host/prepare-data.ts'
import { answers } from './host/wait.ts'
import { editor, exporter } from './src/accounts.ts'

const script = 'npm run cms'
const usage = `${script} [-- <option>]

Starts the CMS for development, from nothing if need be: installs it, fills it from content/, builds its editing pages.

  --fresh   throws away what was edited and fills it from content/ anew
  --api     the REST interface alone, up in two seconds
  --dev     for work on the CMS itself: changes show at once, pages come slower

The variable PORT says on which port of this machine (3900).`

const port = process.env['PORT'] || '3900'
const origin = `http://127.0.0.1:${port}`

const code = await runScript(main)
// What else is being made has no use then.
if (code !== 0) process.exit(code)

interface Options {
  readonly api?: boolean
  readonly dev?: boolean
  readonly fresh?: boolean
}

/** @returns the exit code, as soon as the CMS answers: it is a process of its own. */
async function main(): Promise<number> {
  const { values: options } = parseOptions(script, process.argv.slice(2), {
    options: {
      help: { type: 'boolean' },
      api: { type: 'boolean' },
      dev: { type: 'boolean' },
      fresh: { type: 'boolean' },
    },
  })
  if (options.help) {
    console.log(usage)
    return 0
  }
  makeEnv()
  await install(console.log)
  // The two take longest and do not need each other.
  await Promise.all([
    prepareData(mainData, options.fresh === true, console.log),
    options.api || options.dev ? undefined : buildPages(console.log),
  ])
  const child = startServer(options)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopChild(child))
  child.on('exit', (code) => process.exit(code ?? 0))
  await answers(`${origin}/api/services/me`)
  console.log(welcome(options))
  return 0
}

function startServer(options: Options) {
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

function welcome(options: Options): string {
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
