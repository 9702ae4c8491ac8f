/** `npm start`: the demonstration; where the site has an address, what `npm run build` makes of it. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseOptions, wrongOptions } from '#content/commands/parse-options.ts'
import { printable } from '#content/format/printable.ts'
import { runScript } from '#site/node/cli/run-script.ts'
import { serve } from '#site/node/serve/serve.ts'
import { demonstrate } from './demonstration.ts'

const script = 'npm start'
const usage = `${script}

Without SITE_URL: builds the site with its sample content and shows it on this machine, with everything that it leads to and
asks, and a clock that starts on the evening of the content's day.
With SITE_URL, in .env say: builds the site as npm run build does, and serves that.

The variable PORT says on which port (4173); the demonstration takes the next one, too.`

const root = resolve(import.meta.dirname, '..')

process.exitCode = await runScript(async () => {
  const { values } = parseOptions(script, process.argv.slice(2), {
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const port = parsePort(process.env['PORT'] || '4173')
  try {
    return await (process.env['SITE_URL'] ? showBuild(port) : showDemonstration(port))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw wrongOptions(script, `${(error as Error).message}: choose other ports with the variable PORT.`, {
      cause: error,
    })
  }
})

/** @returns the exit code. */
async function showDemonstration(port: number): Promise<number> {
  const cache = resolve(root, '.cache/demo')
  const folders = { content: resolve(root, 'content'), output: resolve(cache, 'site'), cache: resolve(cache, 'build') }
  const demonstration = await demonstrate({ root, ...folders, port })
  if (!demonstration) return 1
  console.log(`
This is the demonstration, ${(performance.now() / 1000).toFixed(1)} s after its start. .env makes it the site of a real chain.
  The site:                   ${demonstration.site}
  All that it leads to:       ${demonstration.services}/tickets
Pictures are made as they are asked for, and the others meanwhile.`)
  const { count, failed } = await demonstration.makePictures()
  for (const path of failed) console.error(`${printable(path)} cannot be made.`)
  console.log(`All ${count} pictures are there, after ${Math.round(performance.now() / 1000)} s.`)
  return 0
}

/** @returns the exit code. */
async function showBuild(port: number): Promise<number> {
  // In a process of its own, as bundlers leave much behind that a server has no use for.
  const { status } = spawnSync(process.execPath, [resolve(root, 'site/node/cli/cli.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) return status ?? 1
  const { url } = await serve(resolve(root, 'dist'), port)
  console.log(`The site is at ${url}`)
  return 0
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_535) return Number(text)
  throw wrongOptions(script, `PORT: "${text}" is no port.`)
}
