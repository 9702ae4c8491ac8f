/** Builds the night's content and tests what came out, before anybody is asked to review it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type Problem, ProblemError } from '#content/format/problem.ts'

/** The tests that hold for any content. Those beside them are about the sample. */
export const everyPageTests = 'test/browser/every-page'

interface Surroundings {
  readonly root: string
  readonly top: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly withTests: boolean
}

/** @throws ProblemError with what stops the build, or with the tests that fail. */
export async function inspectContent(content: string, { root, top, env, withTests }: Surroundings): Promise<void> {
  const folders = ['--content', content, '--out', join(top, 'dist'), '--cache', join(top, '.cache/site')]
  const built = await run([join(root, 'site/node/cli/cli.ts'), ...folders], root, env)
  if (built.code !== 0) throw new ProblemError({ message: `It cannot be built. ${built.complaints}` })
  if (!withTests) return
  // The tests of every page take the content that stands beside them.
  const tree = dirname(content)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const answer = join(top, '.cache/nightly/tests.json')
  rmSync(answer, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${answer}`]
  const tests = ['run', '--project', 'browser', ...reporters, everyPageTests]
  const { code } = await run([join(root, 'node_modules/vitest/vitest.mjs'), ...tests], tree, env)
  if (code !== 0) throw new ProblemError(failedTests(answer, code))
}

const testReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

/** Each with what was found, as far as it is words: values that were compared are in the log. */
function failedTests(answer: string, code: number): Problem[] {
  if (!existsSync(answer)) return [{ message: `The tests of every page ended with ${code}, and without an answer` }]
  const { testResults } = testReport.parse(JSON.parse(readFileSync(answer, 'utf8')))
  const failed = testResults.flatMap(({ message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot even be loaded has none.
    if (tests.length === 0 && message !== '') return [{ message: firstLine(message) }]
    return tests.map(({ fullName, failureMessages: [first = ''] }) => ({
      message: `A page fails the test “${fullName}”: ${firstLine(first)}`,
    }))
  })
  return failed.length > 0 ? failed : [{ message: `The tests of every page ended with ${code}` }]
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

interface Ended {
  readonly code: number
  /** What it had to say against it, in one line. */
  readonly complaints: string
}

async function run(command: readonly string[], cwd: string, env: Surroundings['env']): Promise<Ended> {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (data: Buffer) => {
    said.push(data)
    process.stderr.write(data)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 2, complaints: Buffer.concat(said).toString().replace(/\s+/g, ' ').trim() }
}
