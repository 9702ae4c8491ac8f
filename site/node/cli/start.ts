/** `npm start`: builds what is not built yet, and serves the site. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { serve } from '#site/node/serve/serve.ts'
import { parseOptions, runScript, UsageError } from './command-line.ts'

const usage = `npm start

Builds the site as npm run build does, and serves it on this machine.
The variable PORT says on which port (4173).`

process.exitCode = await runScript('npm start', async () => {
  const { values } = parseOptions(process.argv.slice(2), { options: { help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const port = parsePort(process.env['PORT'] || '4173')
  const root = resolve(import.meta.dirname, '../../..')
  // In a process of its own, as bundlers leave much behind that a server has no use for.
  const build = [resolve(import.meta.dirname, 'cli.ts')]
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  const { url } = await serve(resolve(root, 'dist'), port)
  console.log(`The site is at ${url}`)
  return 0
})

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new UsageError(`PORT: "${text}" is no port.`)
}
