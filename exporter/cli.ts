/** `npm run export`. Loads the rest only when the compile cache is on: that is a third of the time to the first request. */
import { runMain } from '#content/commands/run-main.ts'

await runMain(() => import('./main.ts'))
