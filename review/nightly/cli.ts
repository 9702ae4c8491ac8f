/** `npm run nightly`. Loads the rest only when the compile cache is on. */
import { runMain } from '#content/commands/run-main.ts'

await runMain(() => import('./main.ts'))
