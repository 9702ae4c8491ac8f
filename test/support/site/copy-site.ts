/** The site in folders of their own, for builds that know nothing of each other. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { codeDigest } from '#site/node/incremental/code-digest.ts'
import { siteKey } from '#test/support/challenge/tokens.ts'
import { repository } from '#test/support/repository.ts'

/** An address where nobody is: visits to the site have it answered. */
export const showtimesApi = 'https://showtimes.example/showtimes'

/** The script of the bot challenge, which is played, too. */
export const challengeScript = 'https://challenge.example/turnstile/v0/api.js'

export const siteEnvironment = {
  SITE_URL: 'https://gsc.example',
  TICKETS_URL: 'https://tickets.example/',
  SHOWTIMES_API_URL: showtimesApi,
  FORM_URL: 'https://cms.example/api/form-submissions',
  CHALLENGE_SITE_KEY: siteKey,
  CHALLENGE_SCRIPT_URL: challengeScript,
}

export interface SiteFolders {
  readonly folder: string
  readonly content: string
  readonly output: string
  readonly cache: string
}

export interface CopyOptions {
  /** Says when the folder may go. */
  readonly whenDone: (remove: () => void) => void
  /** The folder that `keepBuilt` gave: the copy has what that build made and kept, so that the next makes only what changed since. */
  readonly built?: string | undefined
}

const made = ['dist', '.cache/site']

/** Code and content, without originals of media. */
const committed = (): string[] => [
  ...['site', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
  ...readdirSync(join(repository, 'content'))
    .filter((name) => name !== 'media')
    .map((name) => join('content', name)),
]

/** A test may be building the checkout itself: what vite-ssg puts there comes and goes. */
const isKept = (path: string): boolean => basename(path) !== '.vite-ssg-temp'

/** A new folder with what is committed. */
export function copySite({ whenDone, built }: CopyOptions): SiteFolders {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-site-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  const copy = (from: string, names: readonly string[]) => {
    for (const name of names)
      cpSync(join(from, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter: isKept })
  }
  copy(repository, committed())
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  if (built !== undefined) copy(built, made)
  return {
    folder,
    content: join(folder, 'content'),
    output: join(folder, 'dist'),
    cache: join(folder, '.cache/site'),
  }
}

const kept = join(repository, '.cache/test-sites')

/** The folder of a build of just this code and content, built as `keepBuilt` is told to. */
function keptFolder(): string {
  const entries = globSync('content/{entries/**,ticketing/**,*.json}', { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  const digests = entries.map((path) => [path, sha256(readFileSync(path))])
  return join(
    kept,
    sha256(JSON.stringify(['uncompressed', codeDigest(repository), siteEnvironment, digests])).slice(0, 16),
  )
}

/** Has the committed site built once for all tests that begin with it, unless it is kept of an earlier run. @returns where. */
export async function keepBuilt(build: (site: SiteFolders) => Promise<unknown>): Promise<string> {
  const target = keptFolder()
  if (existsSync(target)) return target
  const ends: (() => void)[] = []
  const site = copySite({ whenDone: (end) => void ends.push(end) })
  try {
    await build(site)
    rmSync(kept, { recursive: true, force: true })
    for (const name of made) cpSync(join(site.folder, name), join(`${target}.new`, name), { recursive: true })
    renameSync(`${target}.new`, target)
    return target
  } finally {
    for (const end of ends) end()
  }
}
