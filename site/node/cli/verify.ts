/**
 * `npm run verify`: builds twice from nothing, in folders, time zones and languages that differ, and without a network where
 * the system lets us cut it. Both builds must be the same to the byte; prints their digest.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseOptions } from '#content/commands/parse-options.ts'
import { printable } from '#content/format/printable.ts'
import { ProblemError } from '#content/format/problem.ts'
import { differences, digestOf, digestsOf } from '#site/node/compare-folders.ts'
import { runScript } from './run-script.ts'

const usage = `npm run verify -- [options]

Builds the site twice from nothing, in different surroundings, and compares the two to the byte.

  --no-pictures           leave out pictures and other media
  --help                  this text

Ends with 0 when both builds are the same, 1 when they are not.`

const root = resolve(import.meta.dirname, '../../..')
const surroundings = [
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'C', LANG: 'C' },
]

process.exitCode = await runScript(async () => {
  const { values } = parseOptions('npm run verify', process.argv.slice(2), {
    options: { 'no-pictures': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (!values.help) return compareBuilds(values['no-pictures'] ? ['--no-pictures'] : [])
  console.log(usage)
  return 0
})

/** @returns the exit code. */
function compareBuilds(options: readonly string[]): 0 | 1 {
  const offline = spawnSync('unshare', ['-n', 'true']).status === 0 ? ['unshare', '-n'] : []
  console.log(
    offline.length > 0
      ? 'The network is cut.'
      : 'The network cannot be cut here (unshare -n needs more rights); building with it.',
  )
  const command = [...offline, process.execPath, 'site/node/cli/cli.ts', ...options]
  const folders = surroundings.map((_, index) => mkdtempSync(join(tmpdir(), `site-${'x'.repeat(index * 7)}`)))
  try {
    const builds = surroundings.map((environment, index) => buildIn(folders[index] ?? '', command, environment))
    const [first = new Map(), second = new Map()] = builds
    const different = differences(first, second)
    if (different.length === 0) {
      console.log(`Both builds are the same ${first.size} files.\n${digestOf(first)}`)
      return 0
    }
    const some = different.slice(0, 20).map(printable).join('\n  ')
    console.error(`The two builds differ in ${different.length} files:\n  ${some}`)
    return 1
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds a copy of the files as they lie here, whether git has them or not, so that no cache can help and no path can leak. */
function buildIn(
  folder: string,
  [program = '', ...options]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Map<string, string> {
  const names = ['content', 'site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { status, signal } = spawnSync(program, options, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: process.env['SITE_URL'] || 'https://site.example', ...environment },
  })
  if (status !== 0)
    throw new ProblemError({
      message: `The build in ${folder} ${signal ? `was ended by ${signal}` : `ended with ${status}`}`,
      hint: 'What it printed above says why.',
    })
  return digestsOf(join(folder, 'dist'))
}
