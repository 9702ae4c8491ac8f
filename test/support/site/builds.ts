/**
 * Builds of the site in the current folder with its own code, one after another: loading that takes a third of a build. Each argument
 * is a list of options of `npm run build`, as JSON.
 */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

enableCompileCache(resolve('.cache/compiled'))
const { main }: typeof import('#site/node/cli/main.ts') = await import(
  pathToFileURL(resolve('site/node/cli/main.ts')).href
)
let code = 0
for (const options of process.argv.slice(2)) if (code === 0) code = await main(JSON.parse(options))
// Vite leaves handles open.
process.exit(code)
