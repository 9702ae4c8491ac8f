/**
 * npm run build [-- --why /movie/x | --shard 1/4 | --merge folder folder …]
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseConfig } from '../config.ts'
import { BuildFailed } from './problems.ts'
import { parseShard } from './shard.ts'

// React picks its production build by this, when it is imported: so before anything else is.
process.env['NODE_ENV'] ??= 'production'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    why: { type: 'string' },
    shard: { type: 'string' },
    merge: { type: 'boolean', default: false },
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
    cache: { type: 'string', default: '.cache/site' },
    'no-pictures': { type: 'boolean', default: false },
    'no-compression': { type: 'boolean', default: false },
  },
})

try {
  const root = resolve(import.meta.dirname, '../..')
  const options = {
    root,
    contentFolder: resolve(root, values.content),
    outputFolder: resolve(root, values.out),
    cacheFolder: resolve(root, values.cache),
    config: parseConfig(process.env),
    withPictures: !values['no-pictures'],
    withCompression: !values['no-compression'],
    mode: process.env['NODE_ENV'] === 'development' ? ('development' as const) : ('production' as const),
    log: (line: string) => console.log(line),
    ...(values.shard === undefined ? {} : { shard: parseShard(values.shard) }),
  }
  if (values.why !== undefined) {
    const { explain } = await import('./explain.ts')
    console.log(explain(values.why, options))
  } else if (values.merge) {
    const { mergeShards } = await import('./merge.ts')
    mergeShards(
      positionals.map((folder) => resolve(folder)),
      options.outputFolder,
      options.cacheFolder,
    )
  } else {
    const { buildSite } = await import('./build.ts')
    await buildSite(options)
  }
  // Vite leaves handles open.
  process.exit(0)
} catch (error) {
  console.error(error instanceof BuildFailed ? error.message : error)
  process.exit(1)
}
