/**
 * npm run audit:states: runs the tests in a browser, and looks at each page as its test leaves it, which are the states that the site
 * can be in. Prints what axe finds; how they look in the colours of the system is for the eye, in `.cache/states`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { foundFile, notLookedAt, statesFolder } from '#test/support/browser/states-folder.ts'

rmSync(statesFolder, { recursive: true, force: true })
const { status } = spawnSync('vitest', ['run', '--project', 'browser', '--reporter=dot'], {
  stdio: 'inherit',
  env: { ...process.env, AUDIT_STATES: '1' },
  shell: process.platform === 'win32',
})
const states = readFileSync(foundFile, 'utf8').split(/^# /m).slice(1)
const isMissed = (state: string): boolean => state.includes(`\n${notLookedAt}`)
const faulty = states.filter((state) => state.trim().includes('\n') && !isMissed(state))
const missed = states.filter(isMissed)
for (const state of faulty) console.log(`\n${state.trim()}`)
console.log(
  `\n${states.length} states: ${faulty.length} with violations, ${missed.length} where axe cannot run, as no script does.`,
)
console.log(`The pictures are in ${statesFolder}`)
process.exitCode = faulty.length > 0 ? 1 : status
