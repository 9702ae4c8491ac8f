/** `npm run nightly`. Turns on Node's compile cache, then imports the command. */
import { runMain } from '#content/commands/run-main.ts'

await runMain(() => import('./main.ts'))
