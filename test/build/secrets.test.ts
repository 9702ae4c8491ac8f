/** What the environment knows and the browser may not. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { variables } from '#site/variables.ts'
import { repository } from '#test/support/repository.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { checkout } from '#test/support/site/site-build.ts'

/**
 * Every variable of `.env.example` that the site's own configuration does not name is none of the site's business: those of the
 * exporter, of its ticketing service and of the CMS. That all of these stand there is held by `unit/exporter/env.test.ts`.
 */
const secrets = Object.keys(parseEnv(readFileSync(join(repository, '.env.example'), 'utf8'))).filter(
  (name) => !(name in variables.shape),
)

it('writes no secret of the environment into any file', () => {
  const known = ['CMS_API_KEY', 'CMS_LOGIN_PASSWORD', 'TICKETING_KEY', 'TICKETING_PASSWORD', 'CHALLENGE_SECRET']
  expect(secrets).toEqual(expect.arrayContaining(known))
  const { folder, output } = checkout()
  const values = Object.fromEntries(secrets.map((name) => [name, `secret-of-${name.toLowerCase()}-5a1f`]))
  const canary = 'https://tickets.example/known-to-all'
  const { status, stderr } = spawnSync(
    process.execPath,
    ['site/node/cli/cli.ts', '--no-pictures', '--no-compression'],
    {
      cwd: folder,
      encoding: 'utf8',
      // With forms that are sent and make the challenge, whose secret is among them.
      env: { ...process.env, ...siteEnvironment, ...values, TICKETS_URL: canary },
    },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const files = globSync('**/*', { cwd: output, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files
    .filter(({ name }) => !/\.(?:br|gz)$/.test(name))
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')] as const)
  const told = texts.filter(([, text]) => /secret-of-[a-z_]+-5a1f/.test(text)).map(([name]) => name)
  expect(told).toEqual([])
  // What is meant for the browser gets there, so the search does find what is there.
  expect(texts.some(([, text]) => text.includes(canary))).toBe(true)
}, 120_000)
