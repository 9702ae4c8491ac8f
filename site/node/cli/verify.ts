/**
 * npm run verify: builds twice from nothing, in folders, time zones and languages that differ, and without a network where
 * the system lets us cut it. Both must be the same to the byte; prints the digest.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printable } from '#content/format/printable.ts'
import { differences, digestOf, digestsOf } from '#site/node/compare-folders.ts'

const root = resolve(import.meta.dirname, '../../..')
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } })
const places = [
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'C', LANG: 'C' },
]

const cut = spawnSync('unshare', ['-n', 'true']).status === 0 ? ['unshare', '-n'] : []
console.log(
  cut.length > 0
    ? 'The network is cut.'
    : 'The network cannot be cut here (unshare -n needs more rights); building with it.',
)

const folders = places.map((_, index) => mkdtempSync(join(tmpdir(), `site-${'x'.repeat(index * 7)}`)))
try {
  const builds = places.map((environment, index) => buildIn(folders[index] ?? '', environment))
  const [first = new Map(), second = new Map()] = builds
  const different = differences(first, second)
  if (different.length > 0) {
    const some = different.slice(0, 20).map(printable).join('\n  ')
    console.error(`The two builds differ in ${different.length} files:\n  ${some}`)
    process.exitCode = 1
  } else console.log(`Both builds are the same ${first.size} files.\n${digestOf(first)}`)
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** A copy of what git holds, so that no cache can help and no path can leak. */
function buildIn(folder: string, environment: Readonly<Record<string, string>>): Map<string, string> {
  const names = ['content', 'site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const [command = '', ...rest] = [
    ...cut,
    process.execPath,
    'site/node/cli/cli.ts',
    ...(values['no-pictures'] ? ['--no-pictures'] : []),
  ]
  const { status } = spawnSync(command, rest, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error(`The build failed with ${status}.`)
  return digestsOf(join(folder, 'dist'))
}
