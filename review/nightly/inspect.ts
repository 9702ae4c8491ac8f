/** Builds the night's content and tests what came out, before anybody is asked to review it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'

/** The tests that hold for any content. Those beside them are about the sample. */
export const everyPageTests = 'test/browser/every-page'

interface Surroundings {
  readonly root: string
  readonly top: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly withTests: boolean
}

/** @throws ProblemError where the site cannot be built, or a test of its pages fails. */
export async function inspectContent(content: string, { root, top, env, withTests }: Surroundings): Promise<void> {
  const folders = ['--content', content, '--out', join(top, 'dist'), '--cache', join(top, '.cache/site')]
  await run('The site cannot be built', [join(root, 'site/node/cli/cli.ts'), ...folders], root, env)
  if (!withTests) return
  // The tests of every page take the content that stands beside them.
  const tree = dirname(content)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const tests = ['run', '--project', 'browser', everyPageTests]
  await run('A page fails its test', [join(root, 'node_modules/vitest/vitest.mjs'), ...tests], tree, env)
}

async function run(failure: string, command: readonly string[], cwd: string, env: Surroundings['env']): Promise<void> {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    throw new ProblemError({ message: `${failure}: it ended with ${code}`, hint: 'It has said why, above.' })
}
