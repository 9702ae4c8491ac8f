/** What stops a night, as its report tells it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeReport } from '#review/make-report.ts'
import { exportSnapshot } from '#review/nightly/export-snapshot.ts'
import { failedTests } from '#review/nightly/failed-tests.ts'
import { withNightReport } from '#review/nightly/night-report.ts'
import { leastSite } from '#test/support/inputs/entries.ts'
import { repository } from '#test/support/repository.ts'
import { config, sideOf } from '#test/support/review/sides.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

it('names an export that cannot even begin by what it lacks', async () => {
  const env = { PATH: process.env['PATH'], CMS_REQUEST_LOG: '0' }
  const stopped = await exportSnapshot({ root: repository, content: join(temporaryFolder(), 'content'), env })
  expect(stopped).toMatchObject({ status: 'failed', problems: [{ message: expect.stringContaining('CMS_URL') }] })
})

it.each([
  ['at its beginning', ''],
  ['within a line', 'process.stdout.write(\'{"event":"outco\')'],
  ['behind a line of something else', "console.log('null')"],
])('names the signal that has ended an export %s', async (_, said) => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'exporter'))
  writeFileSync(join(root, 'exporter/cli.ts'), `${said}\nprocess.kill(process.pid, 'SIGTERM')`)
  const stopped = await exportSnapshot({ root, content: join(root, 'content'), env: {} })
  expect(stopped).toMatchObject({ status: 'failed', problems: [{ message: 'The export was ended by SIGTERM' }] })
})

it('names each test that fails with all pages that it complains of, and a file of tests that cannot be loaded', () => {
  const folder = temporaryFolder()
  const answer = join(folder, 'answer.json')
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const tests = {
    'one.test.js': `
      import { expect, it } from 'vitest'
      it('holds', () => {})
      it('gives every page a heading', () => expect(['/movie: h1']).toEqual([]))
      it('shows every picture', () => {
        for (const found of [['/a: one.png', '/b: two.png'], [], ['/c: three.png']])
          expect.soft(found, found.join('\\n')).toEqual([])
      })
      it('ends', () => expect([1], [...Array(500).keys()].map((page) => '/' + page + ': p').join('\\n')).toEqual([]))`,
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
    expect.stringMatching(/^A page fails: \/0: p; .*\/7: p; and 492 more, which the log names \(the test “ends”\)$/),
    expect.stringMatching(
      /^A page fails: \/a: one.png; \/b: two.png.*; \/c: three.png.* \(the test “shows every picture”\)$/,
    ),
    expect.stringMatching(/^A page fails: .*\/movie: h1.* \(the test “gives every page a heading”\)$/),
    expect.stringMatching(/nowhere-to-be-found/),
  ])
  const none = join(folder, 'none.json')
  expect(failedTests(none, 3)).toMatchObject([
    { message: `The tests of every page ended with 3, and wrote no report to ${none}` },
  ])
  writeFileSync(none, readFileSync(answer, 'utf8').slice(0, -10))
  expect(failedTests(none, 2)).toMatchObject([
    { message: `The tests of every page ended with 2, and their report cannot be used: ${none} is not JSON` },
  ])
})

const reportIn = (folder: string): string => join(folder, '.cache/report')
const textIn = (folder: string): string => readFileSync(join(reportIn(folder), 'report.md'), 'utf8')

it.each([
  ['cannot fetch', {}, 'git repository fatal: Could not read'],
  ['has a setting that is none', { SITE_URL: 'nowhere' }, 'Invalid URL'],
  ['lacks a setting of its host', { GITHUB_ACTIONS: 'true' }, 'On GitHub, '],
])('leaves a report that says so where it %s, and not that of another night', (_, settings, named) => {
  const folder = temporaryFolder()
  spawnSync('git', ['init', '--quiet', folder])
  mkdirSync(reportIn(folder), { recursive: true })
  for (const name of ['report.md', 'report.json']) writeFileSync(join(reportIn(folder), name), 'Another night')
  const { status } = spawnSync(process.execPath, [join(repository, 'review/nightly/cli.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...settings },
  })
  expect(status).toBe(2)
  expect(readdirSync(reportIn(folder)).sort()).toEqual(['report.html', 'report.md'])
  for (const name of ['report.md', 'report.html']) {
    const text = readFileSync(join(reportIn(folder), name), 'utf8')
    expect(text).toContain('Stopped before anything was compared: nothing is replaced.')
    expect(text).toContain(named)
  }
})

it('leaves the report as it is once there is one, and that of a night that is not over', async () => {
  const folder = temporaryFolder()
  const side = sideOf(leastSite)
  const report = makeReport({ base: side, head: side, config, schemaFiles: [], snapshotFiles: [] })
  const second = () => withNightReport(folder, async () => {})
  const first = withNightReport(folder, async (write) => {
    await write({ report, base: side, head: side })
    await expect(second()).rejects.toThrow('Another night')
    throw new Error('The lights went out')
  })
  await expect(first).rejects.toThrow('The lights went out')
  expect(textIn(folder)).toContain('Nothing changed')
})
