/**
 * npm run build [-- --why /movie/x | --shard 1/4 | --merge folder folder …]
 */
import { resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { printableLines } from '#content/format/printable.ts'
import { printProblems, problemsIn } from '#content/format/problem.ts'
import { parseConfig } from '#site/config.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { parseShard } from '#site/node/shards/shard.ts'

/** Gives back the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args)
    return 0
  } catch (error) {
    console.error(printableLines(describe(error)))
    return 1
  }
}

/** Of problems it says that the last good output stays; an error of our own code shows its stack. */
function describe(error: unknown): string {
  const problems = problemsIn(error)
  return problems ? printProblems(problems, '; nothing was published.') : inspect(error)
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
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
  const root = resolve(import.meta.dirname, '../../..')
  const options: BuildOptions = {
    root,
    contentFolder: resolve(root, values.content),
    outputFolder: resolve(root, values.out),
    cacheFolder: resolve(root, values.cache),
    config: parseConfig(process.env),
    withPictures: !values['no-pictures'],
    withCompression: !values['no-compression'],
    mode: process.env['NODE_ENV'] === 'development' ? 'development' : 'production',
    log: (line) => console.log(printableLines(line)),
    ...(values.shard === undefined ? {} : { shard: parseShard(values.shard) }),
  }
  // Each of the three needs little of what the others load.
  if (values.why !== undefined) {
    const { explainRebuild } = await import('./why.ts')
    console.log(printableLines(explainRebuild(values.why, options)))
  } else if (values.merge) {
    const { mergeShards } = await import('#site/node/shards/merge.ts')
    mergeShards(
      positionals.map((folder) => resolve(folder)),
      options,
    )
  } else {
    const { buildSite } = await import('#site/node/build.ts')
    await buildSite(options)
  }
}
