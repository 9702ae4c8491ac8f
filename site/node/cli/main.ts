/** Runs what the command line of `npm run build` asks for, and loads for each command only what it needs. */
import { resolve } from 'node:path'
import { printableLines } from '#content/format/printable.ts'
import { parseBuildCommand, usage } from './build-command.ts'
import { runScript } from './run-script.ts'

/** @returns the exit code. */
export function main(args: readonly string[]): Promise<number> {
  const log = (line: string) => console.log(printableLines(line))
  return runScript(async () => {
    const root = resolve(import.meta.dirname, '../../..')
    const command = parseBuildCommand(args, { root, environment: process.env, log })
    if (command.name === 'help') {
      log(usage)
    } else if (command.name === 'why') {
      const { explainRebuild } = await import('./why.ts')
      log(await explainRebuild(command.path, command.options))
    } else if (command.name === 'merge') {
      const { mergeShards } = await import('#site/node/merge-shards.ts')
      mergeShards(command.folders, command.options)
    } else {
      const { buildSite } = await import('#site/node/build.ts')
      await buildSite(command.options)
    }
    return 0
  }, '; nothing was published.')
}
