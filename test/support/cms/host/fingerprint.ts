/** Tells whether something was made from what is there now: a seed from the content, tables from the contract. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './places.ts'

/** What decides which tables the database has, and what is put into them. */
const makers = [
  'content/schema/**/*.ts',
  'content/format/**/*.ts',
  'test/support/cms/src/**/*.ts',
  'test/support/cms/package-lock.json',
]
/** What decides what the editor's pages look like, besides. */
const pages = ['test/support/cms/src/**/*.{tsx,js,css}', 'test/support/cms/next.config.ts']

export const cmsFingerprint = (): Promise<string> => fingerprint(repository, makers)
export const pagesFingerprint = (): Promise<string> => fingerprint(repository, [...makers, ...pages])

/** Of a seed: the CMS and the content folder. Media are named by their content, so their names and sizes say enough. */
export async function seedFingerprint(content: string): Promise<string> {
  const entries = await fingerprint(content, [
    'entries/**/*.{json,mdx}',
    ...(existsSync(path.join(content, 'revisions.json')) ? ['revisions.json'] : []),
  ])
  return hash([await cmsFingerprint(), entries, await mediaList(path.join(content, 'media'))])
}

async function fingerprint(folder: string, patterns: readonly string[]): Promise<string> {
  const names = await namesOf(folder, patterns)
  return hash(
    await Promise.all(names.map(async (name) => `${name}\n${await readFile(path.join(folder, name), 'utf8')}`)),
  )
}

async function mediaList(folder: string): Promise<string> {
  const names = await namesOf(folder, ['*'])
  return hash(await Promise.all(names.map(async (name) => `${name} ${(await stat(path.join(folder, name))).size}`)))
}

async function namesOf(folder: string, patterns: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const pattern of patterns) for await (const name of glob(pattern, { cwd: folder })) names.push(name)
  return names.sort()
}

const hash = (parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12)
