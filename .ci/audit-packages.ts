/**
 * `npm run audit:packages`: asks the registry what is known against the packages of each lock file, those of the tests included.
 *
 * Ends with 1 when something grave is known. A registry that does not answer such questions is no fault of the packages: that
 * is said, and ends with 0, as nothing has been found. Uses nothing but Node, so that it runs before anything is installed.
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { printable } from '#content/format/printable.ts'

interface Advisory {
  readonly title: string
  readonly severity: string
  readonly url: string
}

interface Vulnerability {
  readonly name: string
  readonly severity: string
  /** Advisories, and names of packages through which others concern this one. */
  readonly via: readonly (Advisory | string)[]
}

/** What npm prints: the findings, or why there are none. */
type Answer =
  | { readonly vulnerabilities: Readonly<Record<string, Vulnerability>> }
  | { readonly vulnerabilities?: undefined; readonly message?: string; readonly error?: { readonly summary?: string } }

const grave: ReadonlySet<string> = new Set(['high', 'critical'])
const root = resolve(import.meta.dirname, '..')
const folders = globSync('{.,test/support/*}/package-lock.json', { cwd: root }).map(dirname).sort()

const answers = await Promise.all(folders.map(async (folder) => ({ folder, answer: await ask(folder) })))
for (const { folder, answer } of answers) {
  for (const line of describe(folder, answer)) console.log(printable(line))
  if (findingsOf(answer).some(({ severity }) => grave.has(severity))) process.exitCode = 1
}

function ask(folder: string): Promise<Answer> {
  const options = { cwd: resolve(root, folder), maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
  return new Promise((done) => {
    // npm ends with 1 when it finds something and when it fails; what it prints tells them apart.
    execFile('npm', ['audit', '--json', '--package-lock-only', '--audit-level=none'], options, (error, stdout) => {
      try {
        done(JSON.parse(stdout))
      } catch {
        done({ message: error?.message.split('\n')[0] ?? 'npm said nothing' })
      }
    })
  })
}

function findingsOf({ vulnerabilities = {} }: Answer): readonly Vulnerability[] {
  return Object.values(vulnerabilities)
}

function describe(folder: string, answer: Answer): string[] {
  const name = folder === '.' ? 'package-lock.json' : `${folder}/package-lock.json`
  if (!answer.vulnerabilities) {
    const why = answer.message || answer.error?.summary || 'no reason was given'
    return [`${name}: NOT AUDITED, the registry could not be asked (${why}).`]
  }
  const findings = findingsOf(answer)
  const known = findings.map(({ name, severity, via }) => {
    const reasons = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`))
    return `  ${severity}: ${name}, ${reasons.join('; ')}`
  })
  return [
    `${name}: ${findings.length === 0 ? 'nothing is known against its packages.' : `${findings.length} known to be at fault.`}`,
    ...known,
  ]
}
