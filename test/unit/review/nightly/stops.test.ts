/** What stops a night, as its report tells it. */
import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportSnapshot } from '#review/nightly/export-snapshot.ts'
import { failedTests } from '#review/nightly/failed-tests.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('names an export that cannot even begin by what it lacks', async () => {
  const env = { PATH: process.env['PATH'], CMS_REQUEST_LOG: '0' }
  const stopped = await exportSnapshot({ root: repository, content: join(temporaryFolder(), 'content'), env })
  expect(stopped).toMatchObject({ status: 'failed', problems: [{ message: expect.stringContaining('CMS_URL') }] })
})

it('names each test that fails with what it found, and a file of tests that cannot be loaded', () => {
  const folder = temporaryFolder()
  const answer = join(folder, 'answer.json')
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const tests = {
    'one.test.js': `
      import { expect, it } from 'vitest'
      it('holds', () => {})
      it('gives every page a heading', () => expect(['/movie: h1']).toEqual([]))`,
    'two.test.js': `import 'nowhere-to-be-found'`,
  }
  for (const [name, text] of Object.entries(tests)) writeFileSync(join(folder, name), text)
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const run = spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile.json=${answer}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  expect(run.status).toBe(1)
  const messages = failedTests(answer, 1).map(({ message }) => message)
  expect(messages.sort()).toEqual([
    expect.stringMatching(/^A page fails the test “gives every page a heading”: AssertionError: .*\/movie: h1/),
    expect.stringMatching(/nowhere-to-be-found/),
  ])
  expect(failedTests(join(folder, 'none.json'), 3)).toMatchObject([
    { message: expect.stringContaining('ended with 3') },
  ])
})
