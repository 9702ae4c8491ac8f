/** The scripts themselves: what they say of their options. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const run = (script: string, ...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

it.each([
  ['site/node/cli/cli.ts', 'npm run build'],
  ['demo/start.ts', 'npm start'],
  ['site/node/cli/verify.ts', 'npm run verify'],
  ['test/support/cms/start.ts', 'npm run cms'],
])('%s has a help, and refuses an unknown option without a stack', (script, name) => {
  const help = run(script, '--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout.startsWith(name)).toBe(true)
  const refused = run(script, '--nonsense')
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^1 problem/),
    expect.stringContaining('--nonsense'),
    `      For the options: ${name} -- --help`,
  ])
})
