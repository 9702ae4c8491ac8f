import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const script = `
  import { spawnSync } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  import { tmpdir } from 'node:os'
  import { ownTemporaryFolder } from '${join(repository, 'test/support/run-folder.ts')}'
  ownTemporaryFolder()
  writeFileSync(join(tmpdir(), 'left.txt'), 'left')
  console.log(tmpdir())
  if (process.argv[1] !== 'below') spawnSync(process.execPath, [...process.execArgv, 'below'], { stdio: 'inherit' })
  process.exit(1)
`

it('is one for a run and for what that starts, and goes with all that was left in it', () => {
  const parent = temporaryFolder()
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: parent },
  })
  const [own = '', below] = stdout.split('\n')
  expect(own.startsWith(join(parent, 'gsc-run-'))).toBe(true)
  expect(below).toBe(own)
  expect(existsSync(own)).toBe(false)
  expect(readdirSync(parent)).toEqual([])
})
