import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'
import { type Journal, writeJournal } from '#content/snapshot/swap/journal.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { readContent } from '#site/node/content/read-content.ts'
import { contentFormatDigest } from '#site/node/incremental/code-digest.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { filesIn, folderWith, writeFiles } from '#test/support/snapshot/snapshot-folder.ts'

const journalPath = '.staging/journal.json'
const file = 'entries/menu/main.json'

function finish(folder: string): boolean {
  using lock = lockFolder(folder, 'export')
  return completeSwap(lock)
}

/** What building and developing do with a content folder. */
const build = (folder: string) =>
  readContent({
    folder,
    cacheFile: join(folder, '../cache/index.json'),
    contract: contentFormatDigest('.'),
    prose: new ProseStore(new ProseCache(':memory:', '')),
  })

/** A content folder in a folder of its own, with something precious beside it, in which a swap waits to be finished. */
function interrupted(): { around: string; folder: string } {
  const around = folderWith({
    'content/snapshot.json': '{}',
    'content/entries/menu/main.json': 'old',
    'precious.txt': 'x',
  })
  const folder = join(around, 'content')
  using lock = lockFolder(folder, 'export')
  const staging = new Staging(lock)
  staging.stage(file, 'new')
  staging.commit()
  return { around, folder }
}

/** What must not change whatever a journal says: all but the lock, and the cache that a build keeps. */
const everything = (around: string) => {
  rmSync(join(around, 'cache'), { recursive: true, force: true })
  const { 'content/.lock': _, ...files } = filesIn(around)
  return files
}

function expectRefusedByAll(around: string, message: RegExp): void {
  const folder = join(around, 'content')
  const before = everything(around)
  expect(() => finish(folder)).toThrow(
    expect.objectContaining({
      problems: [{ message: expect.stringMatching(message), hint: expect.stringContaining('.staging') }],
    }),
  )
  expect(build(folder).problems[0]).toMatchObject({ message: expect.stringMatching(message) })
  expect(everything(around)).toEqual(before)
}

describe('a journal', () => {
  it('is obeyed by an export alone: a build says that one was interrupted, and changes nothing', async () => {
    const { around, folder } = interrupted()
    const before = everything(around)
    expect(build(folder).problems[0]).toEqual({
      message: `An export into ${folder} was interrupted while it put the new snapshot in place, or is doing so now.`,
      hint: 'Run npm run export once more: it finishes that before anything else.',
    })
    await expect(loadSnapshot(folder)).rejects.toThrow('was interrupted')
    expect(everything(around)).toEqual(before)
    expect(finish(folder)).toBe(true)
    expect(readFileSync(join(folder, file), 'utf8')).toBe('new')
    expect(
      build(folder)
        .problems.map(({ message }) => message)
        .join(),
    ).not.toContain('interrupted')
  })

  it('does nothing when it came out of git, though it is true to the byte', () => {
    const { around, folder } = interrupted()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-C', around, ...args], {
        stdio: 'pipe',
      })
    git('init', '-q')
    git('add', '-f', 'content')
    git('commit', '-qm', 'x')
    rmSync(folder, { recursive: true })
    git('checkout', '-q', '.')
    expectRefusedByAll(around, /was not left there by an export/)
  })

  it.each([
    ['is empty', ''],
    ['is half written', '{"checksum":"'],
    ['has the shape of old ones', '{"write":["../precious.txt"],"remove":["../../precious.txt"]}'],
    ['is a list', '[]'],
    ['is no text', '\0\0\0'],
  ])('that %s is reported, and nothing is done', (_, text) => {
    const { around, folder } = interrupted()
    writeFileSync(join(folder, journalPath), text)
    expectRefusedByAll(around, /is torn/)
  })

  it('that was changed by a byte is reported, and nothing is done', () => {
    const { around, folder } = interrupted()
    const { atime, mtime } = statSync(join(folder, journalPath))
    const journal = JSON.parse(readFileSync(join(folder, journalPath), 'utf8'))
    writeFileSync(join(folder, journalPath), JSON.stringify({ ...journal, remove: [file] }))
    utimesSync(join(folder, journalPath), atime, mtime)
    expectRefusedByAll(around, /is torn, or was changed/)
  })

  it('that is a folder, a link, or behind a link is reported, and nothing is done', () => {
    for (const stage of [
      (folder: string) => mkdirSync(join(folder, journalPath), { recursive: true }),
      (folder: string) => {
        mkdirSync(join(folder, '.staging'))
        symlinkSync('../../precious.txt', join(folder, journalPath))
      },
      (folder: string) => symlinkSync('..', join(folder, '.staging')),
    ]) {
      const around = folderWith({ 'content/snapshot.json': '{}', 'precious.txt': 'x' })
      stage(join(around, 'content'))
      expectRefusedByAll(around, /is no (file|folder)/)
    }
  })

  it('that prepared files do not fit to any more is reported, and nothing is done', () => {
    const { folder } = interrupted()
    const [staged = ''] = Object.keys(filesIn(folder)).filter((name) => name.endsWith(`/${file}`))
    writeFiles(folder, { [staged]: 'other' })
    const before = filesIn(folder)
    expect(() => finish(folder)).toThrow(`does not fit to ${file}`)
    expect(filesIn(folder)).toEqual(before)
  })

  it('stays true in a copy of the folder that keeps the times of files', () => {
    const { folder } = interrupted()
    const copy = folderWith({})
    execFileSync('cp', ['-a', `${folder}/.`, copy])
    expect(finish(copy)).toBe(true)
    expect(readFileSync(join(copy, file), 'utf8')).toBe('new')
  })
})

const hostileName = fc.oneof(
  fc.constantFrom(
    '../precious.txt',
    '../../precious.txt',
    'entries/../../precious.txt',
    'entries/menu/../../../precious.txt',
    'entries/menu/..\\..\\..\\precious.json',
    'entries//menu/main.json',
    './entries/menu/main.json',
    'entries/menu/main.json/',
    'entries/menu/main.json\0.txt',
    'entries/menu/main.json\n',
    'entries/MENU/main.json',
    'entries/nothing/main.json',
    'entries/menu/a/b.json',
    'entries/menu/.json',
    'entries/basicPage/.mdx',
    'media/../snapshot/swap.ts',
    'media/sub/a-12345678.webp',
    'media/.gitignore',
    'schema/entry-types.ts',
    'README.md',
    '.staging/journal.json',
    '.lock',
    '.',
    '',
    'C:\\precious.txt',
  ),
  fc
    .array(fc.constantFrom('..', '.', '', 'entries', 'menu', 'media', 'a.json', 'a-12345678.webp', 'precious.txt'), {
      maxLength: 6,
    })
    .map((parts) => parts.join('/')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string().map((name) => `entries/menu/${name}.json`),
)

describe('the names in a journal', () => {
  it('can be no others than those of files of a snapshot', () => {
    for (const name of [
      'snapshot.json',
      'urls.json',
      'revisions.json',
      'entries/movie/a-b.mdx',
      'entries/basicPage/a/b.mdx',
    ])
      expect(isSnapshotFile(name)).toBe(true)
    expect(isSnapshotFile('media/still-1-0a1b2c3d.webp')).toBe(true)
    fc.assert(
      fc.property(hostileName, (name) => {
        fc.pre(
          !/^(entries\/menu\/[a-z0-9]+(-[a-z0-9]+)*\.json|media\/a-12345678\.webp|entries\/menu\/a\.json)$/.test(name),
        )
        expect(isSnapshotFile(name)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('never have anything written or removed elsewhere, though all the rest of the journal is right', () => {
    const around = folderWith({ 'precious.txt': 'x', 'content/README.md': 'x', 'content/schema/a.ts': 'x' })
    const folder = join(around, 'content')
    const before = filesIn(around, 'content/schema')
    fc.assert(
      fc.property(fc.array(hostileName, { minLength: 1, maxLength: 3 }), fc.boolean(), (names, removes) => {
        const own = 'export-abcdef'
        writeFiles(folder, { [`.staging/${own}/entries/menu/main.json`]: 'evil' })
        const journal: Journal = removes
          ? { staging: own, write: [], remove: names }
          : { staging: own, write: names.map((name) => ({ file: name, sha256: sha256('evil') })), remove: [] }
        writeJournal(folder, journal)
        try {
          finish(folder)
        } catch (error) {
          expect((error as Error).message).toContain('journal.json')
        }
        expect(readFileSync(join(around, 'precious.txt'), 'utf8')).toBe('x')
        expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('x')
        expect(filesIn(around, 'content/schema')).toEqual(before)
        expect(
          Object.keys(filesIn(around)).filter(
            (name) => !/^content\/(\.lock|\.staging\/.*|entries\/menu\/.*)$/.test(name),
          ),
        ).toEqual(['content/README.md', 'content/schema/a.ts', 'precious.txt'])
      }),
      { numRuns: 300 },
    )
  })
})
