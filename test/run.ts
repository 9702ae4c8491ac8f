/**
 * `npm test`: every check and every test, one after another, to the end even where one fails. The runners leave their
 * reports under `.cache/reports`, for `.ci/totals.ts`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromiumPath } from '#review/shots/chromium.ts'
import { firefoxPath, howToGetFirefox } from '#test/support/browser/launch/firefox.ts'

const reports = '.cache/reports'
// On the machine of a developer; where CI has none, they fail.
const withoutFirefox = !firefoxPath() && !process.env['CI']
const steps: readonly (readonly [string, ...string[]])[] = [
  ['npm', 'run', '--silent', 'check'],
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
    ...(withoutFirefox ? ['--project', '!firefox'] : []),
  ],
  ...(chromiumPath() ? [] : [['playwright', 'install', '--with-deps', 'chromium'] as const]),
  ['playwright', 'test', '-c', 'test/e2e/playwright.config.ts'],
]

mkdirSync(reports, { recursive: true })
const failed = steps.filter(([command, ...args]) => {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
})
if (withoutFirefox) console.log(`\nWithout the tests in Firefox. ${howToGetFirefox}`)
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.map((step) => step.join(' ')).join('; ')}`)
  process.exitCode = 1
}
