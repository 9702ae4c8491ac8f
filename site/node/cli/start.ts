/** npm start: builds what is not built yet, and serves it. `PORT` says where; 4173 if it does not. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { serve } from '#site/node/serve/serve.ts'

const root = resolve(import.meta.dirname, '../../..')
// In a process of its own, as bundlers leave much behind that a server has no use for.
const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'cli.ts')], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const { url } = await serve(resolve(root, 'dist'), Number(process.env['PORT'] ?? 4173))
console.log(`The site is at ${url}`)
