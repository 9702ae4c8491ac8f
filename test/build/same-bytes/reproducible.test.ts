/** The same commit is the same site: the command that says so, on builds without pictures. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

it('makes the same bytes in another folder, time zone and language, with the network cut where that can be done', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['site/node/cli/verify.ts', '--no-pictures'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Both builds are the same \d+ files\.\n[0-9a-f]{64}/)
})
