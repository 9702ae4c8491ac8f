/** Runs the HTML validator of `test/html`, which has packages of its own, over a folder of built pages. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../html')
const note = join(home, 'node_modules/.installed-from')
const lockFile = join(home, 'package-lock.json')

interface Report {
  readonly filePath: string
  readonly messages: readonly { readonly ruleId: string; readonly message: string; readonly selector: string | null }[]
}

/** `<file> <rule>: <what> at <selector>` for everything that is not valid. */
export function validateHtml(folder: string): string[] {
  install()
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      join(home, 'node_modules/html-validate/bin/html-validate.mjs'),
      '--config',
      join(home, 'htmlvalidate.json'),
    ].concat(['--formatter', 'json', `${folder}/**/*.html`]),
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (error || !stdout.startsWith('['))
    throw new Error(`The HTML validator did not answer: ${stderr}`, { cause: error })
  const reports = JSON.parse(stdout) as readonly Report[]
  return reports.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${filePath.slice(folder.length)} ${ruleId}: ${message} at ${selector}`,
    ),
  )
}

function install(): void {
  const wanted = readFileSync(lockFile, 'utf8')
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  writeFileSync(note, wanted)
}
