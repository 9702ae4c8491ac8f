/** Builds the night's content and tests what came out, before anybody is asked to review it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { failedTests } from './failed-tests.ts'

/** The tests that hold for any content. Those beside them are about the sample. */
export const everyPageTests = 'test/browser/every-page'

/** The file in which the tests of every page say for machines how they ended. @param top folder of the clone */
export const testResultsFile = (top: string): string => join(top, '.cache/nightly/tests.json')

interface InspectOptions {
  readonly root: string
  readonly top: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly withTests: boolean
}

/** @throws ProblemError with what stops the build, or with the tests that fail. */
export async function buildAndTest(content: string, { root, top, env, withTests }: InspectOptions): Promise<void> {
  const folders = ['--content', content, '--out', join(top, 'dist'), '--cache', join(top, '.cache/site')]
  const built = await run([join(root, 'site/node/cli/cli.ts'), ...folders], root, env)
  if (built.code !== 0)
    throw new ProblemError({
      message: `It cannot be built. ${built.complaints}`,
      hint: 'Mend what is named in the CMS or in the code; npm run build says the same on your machine.',
    })
  if (!withTests) return
  // The tests of every page take the content that stands beside them.
  const tree = dirname(content)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const answer = testResultsFile(top)
  rmSync(answer, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${answer}`]
  const tests = ['run', '--project', 'browser', ...reporters, everyPageTests]
  const { code } = await run([join(root, 'node_modules/vitest/vitest.mjs'), ...tests], tree, env)
  if (code !== 0) throw new ProblemError(failedTests(answer, code))
}

interface Ended {
  /** Exit code of the process. */
  readonly code: number
  /** All that it wrote to stderr, in one line. */
  readonly complaints: string
}

async function run(command: readonly string[], cwd: string, env: InspectOptions['env']): Promise<Ended> {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (data: Buffer) => {
    said.push(data)
    process.stderr.write(data)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 2, complaints: Buffer.concat(said).toString().replace(/\s+/g, ' ').trim() }
}
