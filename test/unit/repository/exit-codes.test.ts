/** A command that cannot even be loaded has failed, and does not say that content blocks. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

/** Runs before the command: what it loads then is not there. */
const withoutMain = `
import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (name === './main.ts') throw new Error('The rest is missing.')
  return next(name, context)
} })`

const codes: Readonly<Record<string, number>> = {
  'exporter/cli.ts': 2,
  'review/cli.ts': 2,
  'review/nightly/cli.ts': 2,
  // Of a build there is but one way to fail.
  'site/node/cli/cli.ts': 1,
}

it('knows every command that loads its main', () => {
  const loading = globSync('{content,demo,exporter,review,site}/**/*.ts', { cwd: repository }).filter((file) =>
    readFileSync(join(repository, file), 'utf8').includes("import('./main.ts')"),
  )
  expect(loading.sort()).toEqual(Object.keys(codes))
})

it.each(Object.entries(codes))('%s ends with %i and says why', (file, code) => {
  const hook = `data:text/javascript,${encodeURIComponent(withoutMain)}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', hook, join(repository, file)], {
    cwd: repository,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: code, stderr: expect.stringContaining('The rest is missing.') })
})

it.each([
  ['review/cli.ts', '--base', 'HEAD'],
  ['review/nightly/cli.ts', 'snapshot'],
])('%s says without a stack which setting is wrong', (file, ...args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(repository, file), ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'nowhere' },
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/SITE_URL .+\n.*\.env\.example/) })
  expect(stderr).not.toContain('    at ')
})
