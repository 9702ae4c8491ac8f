/** Runs the HTML validator of `test/support/html-validator`, which has packages of its own, over a folder of built pages. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'

const home = join(repository, 'test/support/html-validator')
const note = join(home, 'node_modules/.installed-from')
const lockFile = join(home, 'package-lock.json')

interface Report {
  readonly filePath: string
  readonly messages: readonly { readonly ruleId: string; readonly message: string; readonly selector: string | null }[]
}

/** `<file> <rule>: <what> at <selector>` for everything that is not valid. */
export async function validateHtml(folder: string): Promise<string[]> {
  install()
  const answers = mkdtempSync(join(tmpdir(), 'gsc-html-'))
  try {
    // Into a file: the validator ends before a long answer has gone through a pipe.
    const answer = join(answers, 'reports.json')
    const program = join(home, 'node_modules/html-validate/bin/html-validate.mjs')
    const options = ['--config', join(home, 'htmlvalidate.json'), '--formatter', `json=${answer}`]
    const validator = spawn(process.execPath, [program, ...options, `${folder}/**/*.html`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(validator, 'close')
    if (!existsSync(answer)) throw new Error(`The HTML validator ended with ${code} and without an answer.`)
    return (JSON.parse(readFileSync(answer, 'utf8')) as readonly Report[]).flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${filePath.slice(folder.length)} ${ruleId}: ${message} at ${selector}`,
      ),
    )
  } finally {
    rmSync(answers, { recursive: true, force: true })
  }
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
