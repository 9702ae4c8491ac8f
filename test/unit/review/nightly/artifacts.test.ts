/** The steps of a night that go on with what another one has left, where it has left nothing, or something else. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { printProblems, problemsIn } from '#content/format/problem.ts'
import { restoreNight, unpackNight } from '#review/nightly/night-artifact.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** A clone in which `snapshot` has left a night, or nothing. */
function clone(night?: string, bundle?: string): string {
  const folder = temporaryFolder()
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  mkdirSync(join(folder, '.cache/night'), { recursive: true })
  if (night !== undefined) writeFileSync(join(folder, '.cache/night/night.json'), night)
  if (bundle !== undefined) writeFileSync(join(folder, '.cache/night/night.bundle'), bundle)
  return folder
}

function toldBy(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return printProblems(problemsIn(error) ?? [])
  }
  return ''
}

const pull = { branch: 'content/nightly', base: 'main', title: 'content: 1 changed (films)', body: '' }
const night = JSON.stringify({ status: 'changed', commit: 'a'.repeat(40), pull })
const remedy = 'npm run nightly -- snapshot writes it: run that first; in CI, download the artifact “night”'

it.each([
  ['a night that was not left is missing', undefined, 'night.json is missing'],
  ['a night without its commit lacks that', night, 'night.bundle is missing'],
  ['a night that is no JSON is no night', '{', 'night.json cannot be used: is not JSON'],
  ['a night of another version is none, either', '{"status":"done"}', 'night.json cannot be used: "status": "done"'],
  ['a night with half a commit cannot be used', night, 'night.bundle cannot be used: git fetch: ', '# v2 git bundle'],
])('%s, as restore and publish say, with the step that writes it', (_, left, fault, bundle?: string) => {
  const folder = clone(left, bundle)
  for (const step of [restoreNight, unpackNight]) {
    expect(toldBy(() => step(folder))).toContain(`.cache/night/${fault}`)
    expect(toldBy(() => step(folder))).toContain(remedy)
  }
})

it('a report that was not made is missing, as the command comment says', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(repository, 'review/nightly/cli.ts'), 'comment', '7'], {
    cwd: clone(),
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('.cache/report/report.md is missing')
  expect(stderr).toContain('npm run report -- --base main writes it')
  expect(stderr).not.toMatch(/ENOENT|\n\s+at /)
})
