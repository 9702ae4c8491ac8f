import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkFolders } from '#site/node/build-folders.ts'
import { lockFolders } from '#site/node/build-locks.ts'
import { digestsOf } from '#site/node/compare-folders.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** A checkout in a folder with other things. */
function foldersIn(place: string) {
  const root = join(place, 'checkout')
  for (const file of ['checkout/content/entries/a.json', 'checkout/site/main.ts', 'checkout/.git/HEAD', 'thesis.doc']) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), file)
  }
  return {
    root,
    contentFolder: join(root, 'content'),
    outputFolder: join(root, 'dist'),
    cacheFolder: join(root, '.cache/site'),
  }
}

it.each([
  ['the file system', '/', 'holds it'],
  ['a parent of the repository', '', 'holds it'],
  ['the repository', 'checkout', 'holds it'],
  ['the content', 'checkout/content', 'other things in'],
  ['a new folder in the content', 'checkout/content/new/site', 'other things in'],
  ['a new folder in the code', 'checkout/site/out', 'other things in'],
  ['a file', 'thesis.doc', 'is no folder'],
  ['a folder of others', 'papers', 'it holds thesis.doc'],
  ['another repository', 'other', 'it is a repository'],
  ['a link to an empty folder', 'link', 'is a symbolic link'],
  ['a new folder behind a link into the content', 'link-to-content/new', 'other things in'],
])('builds neither into %s nor with its cache there', (_what, name, reason) => {
  const place = temporaryFolder()
  const folders = foldersIn(place)
  for (const folder of ['papers', 'other/.git', 'empty']) mkdirSync(join(place, folder), { recursive: true })
  writeFileSync(join(place, 'papers/thesis.doc'), 'a year of work')
  symlinkSync(join(place, 'empty'), join(place, 'link'))
  symlinkSync(folders.contentFolder, join(place, 'link-to-content'))
  const folder = name.startsWith('/') ? name : join(place, name)
  for (const option of ['outputFolder', 'cacheFolder']) {
    const before = digestsOf(place)
    expect(() => checkFolders({ ...folders, [option]: folder })).toThrow(reason)
    expect(digestsOf(place)).toEqual(before)
  }
})

it('keeps output and cache apart, and takes new and empty folders, and those of earlier builds', () => {
  const place = temporaryFolder()
  const folders = foldersIn(place)
  expect(() => checkFolders({ ...folders, outputFolder: join(folders.cacheFolder, 'site') })).toThrow('other things in')
  expect(() => checkFolders({ ...folders, outputFolder: dirname(folders.cacheFolder) })).toThrow('other things in')
  mkdirSync(join(place, 'empty'))
  checkFolders({ ...folders, outputFolder: join(place, 'empty') })
  const other = { ...folders, outputFolder: join(place, 'new/folder'), cacheFolder: join(place, 'cache') }
  checkFolders(other)
  lockFolders(other)[Symbol.dispose]()
  writeFileSync(join(place, 'cache/pages.json'), '{}')
  checkFolders(other)
})

it('refuses a folder whatever somebody keeps in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.-]{1,12}$/), fc.boolean(), (name, isFolder) => {
      fc.pre(!/^\.{1,2}$|^\.lock$|^\.site-files\.json$/.test(name))
      const folders = foldersIn(temporaryFolder())
      mkdirSync(join(folders.outputFolder, isFolder ? name : ''), { recursive: true })
      if (!isFolder) writeFileSync(join(folders.outputFolder, name), 'precious')
      expect(() => checkFolders(folders)).toThrow('--out')
    }),
    { numRuns: 50 },
  )
})

it('lets one build at a time into an output, a cache and a checkout, and clears away what dead ones left', () => {
  const place = temporaryFolder()
  const folders = foldersIn(place)
  const elsewhere = { root: join(place, 'other'), cacheFolder: join(place, 'cache'), outputFolder: join(place, 'out') }
  const leftover = join(`${folders.outputFolder}.staging`, 'build-00000000-0000-0000-0000-000000000000')
  mkdirSync(leftover, { recursive: true })
  const halfWritten = join(folders.cacheFolder, 'index.json.99.new')
  mkdirSync(folders.cacheFolder, { recursive: true })
  writeFileSync(halfWritten, '{')
  const old = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(halfWritten, old, old)
  const kept = join(`${folders.outputFolder}.staging`, 'mine.txt')
  writeFileSync(kept, 'mine')
  {
    using held = lockFolders(folders)
    expect(existsSync(held.staging)).toBe(true)
    for (const shared of ['root', 'outputFolder', 'cacheFolder'] as const)
      expect(() => lockFolders({ ...folders, ...elsewhere, [shared]: folders[shared] }), shared).toThrow('is running')
    // Nothing is left locked by the tries.
    lockFolders({ ...folders, ...elsewhere })[Symbol.dispose]()
  }
  expect([leftover, halfWritten].filter((path) => existsSync(path))).toEqual([])
  expect(readFileSync(kept, 'utf8')).toBe('mine')
  lockFolders(folders)[Symbol.dispose]()
})
