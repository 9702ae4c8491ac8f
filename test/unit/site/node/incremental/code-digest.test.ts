/** Everything that pages are made by is in the key of the code, and all that decides how content is read in the contract's. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { codeDigest, contentFormatDigest, typeDetectorDigest } from '#site/node/incremental/code-digest.ts'
import { repository } from '#test/support/repository.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gsc-key-'))
  for (const name of ['site', 'content', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    cpSync(join(repository, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/content\/(?:media|entries)$/.test(path),
    })
  mkdirSync(join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files whose change leaves a key as it is. */
function unseenBy(keyOf: (root: string) => string, files: readonly string[]): string[] {
  const before = keyOf(folder)
  return files.filter((file) => {
    const path = join(folder, file)
    const text = existsSync(path) ? readFileSync(path) : undefined
    appendFileSync(path, '\n')
    const isSame = keyOf(folder) === before
    if (text) writeFileSync(path, text)
    else rmSync(path)
    return isSame
  })
}

it('has another key where any file that pages are made by is another', () => {
  const files = [
    'tsconfig.json',
    'site/tsconfig.json',
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'vite.config.ts',
    'postcss.config.mjs',
    '.postcssrc',
    'site/public/favicon.svg',
    'site/index.html',
    'site/.env.production',
    'site/node/output/compress.ts',
    'site/node/vite-ssg/jsdom/package.json',
    'content/snapshot/check.ts',
  ]
  expect(unseenBy(codeDigest, files)).toEqual([])
  expect(unseenBy(codeDigest, ['README.md', 'site/.vite-ssg-temp.js'])).toHaveLength(2)
})

it.each(['NODE_ENV', 'MODE', 'VITE_TITLE'])('has another key where %s is another in the environment', (name) => {
  const before = codeDigest(repository)
  vi.stubEnv(name, 'other')
  try {
    expect(codeDigest(repository)).not.toBe(before)
  } finally {
    vi.unstubAllEnvs()
  }
})

it('takes no code through a link, whose changes would go unseen', () => {
  const link = join(folder, 'site/public/name.txt')
  symlinkSync('/etc/hostname', link)
  expect(() => codeDigest(folder)).toThrow('site/public/name.txt is a link')
  rmSync(link)
})

/** A file and all that it imports at run time, relative to the repository. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(join(repository, file), 'utf8')
  for (const [, from = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([.#][^']+)'/gms)) {
    const path = from.startsWith('#') ? from.slice(1) : relative(repository, resolve(repository, dirname(file), from))
    if (existsSync(join(repository, path))) reachOf(path, seen)
  }
  return seen
}

it('reads content anew, and compiles prose anew, when any of the code that does so is another', () => {
  const readers = [
    'site/node/content/read-content.ts',
    'site/node/prose/prose-store.ts',
    'site/node/prose/prose-cache.ts',
  ]
  const files = [...new Set(readers.flatMap((file) => [...reachOf(file)]))]
  expect(files.length).toBeGreaterThan(20)
  expect(unseenBy(contentFormatDigest, files)).toEqual([])
})

it('tells types of originals anew when a package is another, or the code that asks it', () => {
  expect(unseenBy(typeDetectorDigest, ['package-lock.json', 'site/node/media/original-file.ts'])).toEqual([])
})
