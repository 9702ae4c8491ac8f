/** `npm run export`. Loads the rest only when the compile cache is on: that is a third of the time to the first request. */
import { enableCompileCache } from 'node:module'
import { runMain } from '#content/format/run-main.ts'

enableCompileCache('.cache/compiled')
await runMain(() => import('./main.ts'))
