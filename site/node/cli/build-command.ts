/** The command line of `npm run build`. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseOptions, wrongOptions } from '#content/commands/parse-options.ts'
import { ProblemError } from '#content/format/problem.ts'
import { presentVariables, type Variables } from '#content/schema/environment.ts'
import { parseConfig, type SiteConfig } from '#site/config.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import { parseShard, type Shard } from '#site/node/shard.ts'

const script = 'npm run build'

export const usage = `${script} -- [options]

  --out FOLDER            the output folder (dist)
  --content FOLDER        the content folder (content)
  --cache FOLDER          what is kept from one build to the next (.cache/site)
  --no-pictures           leave out pictures and other media
  --no-compression        leave out the .gz and .br files, for hosts that compress by themselves
  --threads COUNT         the most that share the work (one for each core); the output is the same
  --why PATH              build nothing; say why the page at this path, such as /movie/x, is rebuilt
  --shard INDEX/COUNT     build one part of the pages: 1/4 is the first of four
  --merge FOLDER...       put the parts that --shard built together
  --help                  this text

Settings of the site are in .env, which must have SITE_URL; .env.example lists them.
Ends with 0 when the site is built, 1 when a problem stops the build.`

export type BuildCommand =
  | { readonly name: 'help' }
  | { readonly name: 'build'; readonly options: BuildOptions }
  | { readonly name: 'why'; readonly path: string; readonly options: BuildOptions }
  | { readonly name: 'merge'; readonly folders: readonly string[]; readonly options: BuildOptions }

interface CommandEnvironment {
  /** The folder of the repository; other folders are relative to it. */
  readonly root: string
  readonly environment: Variables
  readonly log: (line: string) => void
}

/** @throws ProblemError on an option, a value or a setting that is not known. */
export function parseBuildCommand(
  args: readonly string[],
  { root, environment, log }: CommandEnvironment,
): BuildCommand {
  const { values, positionals } = parseOptions(script, args, {
    allowPositionals: true,
    options: {
      why: { type: 'string' },
      threads: { type: 'string' },
      shard: { type: 'string' },
      merge: { type: 'boolean', default: false },
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'dist' },
      cache: { type: 'string', default: '.cache/site' },
      'no-pictures': { type: 'boolean', default: false },
      'no-compression': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { why, shard, merge, help } = values
  if (help) return { name: 'help' }
  if ([why !== undefined, shard !== undefined, merge].filter(Boolean).length > 1)
    throw wrongOptions(script, 'Of --why, --shard and --merge, only one can be given.')
  if (merge && positionals.length === 0) throw wrongOptions(script, '--merge: name the folders of all parts.')
  if (!merge && positionals.length > 0) throw wrongOptions(script, `There is no option "${positionals[0]}".`)
  const options: BuildOptions = {
    root,
    contentFolder: resolve(root, values.content),
    outputFolder: resolve(root, values.out),
    cacheFolder: resolve(root, values.cache),
    config: configFrom(environment, { needsAddress: !merge }),
    withPictures: !values['no-pictures'],
    withCompression: !values['no-compression'],
    threads: values.threads === undefined ? availableParallelism() : parseThreads(values.threads),
    mode: environment['NODE_ENV'] === 'development' ? 'development' : 'production',
    log,
    ...(shard === undefined ? {} : { shard: parseShardOption(shard) }),
  }
  if (merge) return { name: 'merge', folders: positionals.map((folder) => resolve(folder)), options }
  return why === undefined ? { name: 'build', options } : { name: 'why', path: why, options }
}

function parseThreads(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw wrongOptions(script, `--threads: "${text}" is no number of threads; write 1 or more.`)
  return Number(text)
}

function parseShardOption(text: string): Shard {
  const shard = parseShard(text)
  if (!shard) throw wrongOptions(script, `--shard: "${text}" is no part; write 1/4 for the first of four.`)
  return shard
}

/**
 * Every page names its own address, for search engines and for people who share it: a guess would be wrong on all of
 * them.
 */
const noAddress = {
  message: 'SITE_URL is not set: it is the address at which the site is published, such as https://www.gsc.example.',
  hint: 'Set it in .env or in the environment. Without one, npm start shows the site on this machine.',
}

function configFrom(environment: Variables, { needsAddress }: { readonly needsAddress: boolean }): SiteConfig {
  if (needsAddress && !presentVariables(environment)['SITE_URL']) throw new ProblemError(noAddress)
  return parseConfig(environment)
}
