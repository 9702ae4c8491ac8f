/** The scripts themselves: what they say of their options, and of mistakes in them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

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

it('says which folder holds no part of a build, and what is wanted, without a stack', () => {
  const folder = temporaryFolder()
  const folders = ['--out', join(folder, 'dist'), '--cache', join(folder, 'cache')]
  const refused = run('site/node/cli/cli.ts', '--merge', join(folder, 'part'), ...folders)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr.trim().split('\n')).toEqual([
    '1 problem; nothing was published.',
    `  ${join(folder, 'part')} holds no part of a build`,
    '      Name the folders of all parts, as --shard makes them.',
  ])
})
