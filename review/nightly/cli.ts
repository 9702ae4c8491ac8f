/** `npm run nightly`. Loads the rest only when the compile cache is on. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'))
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
