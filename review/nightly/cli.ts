/** `npm run nightly`. Loads the rest only when the compile cache is on. */
import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { runMain } from '#content/format/run-main.ts'

enableCompileCache(resolve(import.meta.dirname, '../../.cache/compiled'))
await runMain(() => import('./main.ts'))
