/**
 * `npm run build`. Turns on Node's compile cache, then imports the command: a build that finds nothing to do is mostly
 * loading.
 */
import { cacheCompiledCode } from '#content/commands/run-main.ts'

// Vite's bundler keeps what it has freed, 150 MiB of it, unless its allocator is told otherwise before it is loaded.
Object.assign(process.env, { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' })
cacheCompiledCode()
// React picks its production build by this, when it is imported: so before anything else is.
process.env['NODE_ENV'] ??= 'production'
const { main } = await import('./main.ts')
// Vite leaves handles open.
process.exit(await main(process.argv.slice(2)))
