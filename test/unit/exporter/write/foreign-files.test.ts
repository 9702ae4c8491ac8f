/** What an export does to files that it did not write: whole exports from a CMS that is held in memory. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'
import { exportContent, type Outcome } from '#exporter/export-content.ts'
import { type HeldFile, heldSource } from '#test/support/snapshot/held-source.ts'
import { filesIn, folderWith, writeFiles } from '#test/support/snapshot/snapshot-folder.ts'

const picture = async (slug: string, background: string): Promise<HeldFile> => ({
  slug,
  bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer(),
})
const [still, poster] = await Promise.all([picture('still', '#ff0000'), picture('poster', '#00ff00')])
const nameOf = ({ slug, bytes }: HeldFile) =>
  `media/${slug}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`

const everything = { terms: ['action', 'drama'], files: [still, poster] }
const quiet = { stage() {}, reading() {} }

async function exportInto(folder: string, held: Parameters<typeof heldSource>[0] = everything): Promise<Outcome> {
  using lock = lockFolder(folder, 'export')
  const options = { out: folder, full: false, dryRun: false, allowMassDelete: true, asOf: '2026-10-01T00:00:00Z' }
  return await exportContent(
    { source: heldSource(held), ticketing: { reason: 'the test has none' } },
    lock,
    options,
    quiet,
  )
}

function linkInPlaceOf(path: string): void {
  rmSync(path)
  symlinkSync('..', path)
}

const stranger = (outcome: Outcome, file: string) => outcome.problems.find((problem) => problem.file === file)

describe('an export into a folder that holds files of others', () => {
  it('leaves plain files alone, names those that somebody put there, and removes nothing but its own', async () => {
    const folder = folderWith({})
    await exportInto(folder)
    const strange = {
      'media/holiday.jpg': 'mine',
      'media/holiday-12345678.jpg': 'mine',
      'entries/taxonomy/notes.txt': 'mine',
      'entries/drafts/a.json': 'mine',
      'README.md': 'mine',
      'schema/a.ts': 'mine',
    }
    const ofDesktop = { 'media/.DS_Store': 'x', 'entries/taxonomy/Thumbs.db': 'x' }
    writeFiles(folder, { ...strange, ...ofDesktop })
    const outcome = await exportInto(folder, { terms: ['action'], files: [still] })
    expect(outcome.status).toBe('exported')
    expect(filesIn(folder)).toMatchObject({ ...strange, ...ofDesktop })
    for (const file of Object.keys(ofDesktop)) expect(stranger(outcome, file)).toBeUndefined()
    for (const file of Object.keys(strange).filter((name) => /^(media|entries)/.test(name)))
      expect(stranger(outcome, file)).toMatchObject({ severity: 'notice', hint: expect.stringContaining('left alone') })
    expect(existsSync(join(folder, nameOf(still)))).toBe(true)
    expect(existsSync(join(folder, nameOf(poster)))).toBe(false)
    expect(existsSync(join(folder, 'entries/taxonomy/drama.json'))).toBe(false)
  })

  it('removes an original of its own that no entry names any more, known by the digest in its name', async () => {
    const folder = folderWith({})
    await exportInto(folder, { files: [still] })
    writeFileSync(join(folder, nameOf(poster)), poster.bytes)
    await exportInto(folder, { terms: ['action'], files: [still] })
    expect(existsSync(join(folder, nameOf(poster)))).toBe(false)
    expect(existsSync(join(folder, nameOf(still)))).toBe(true)
  })

  it.each([
    ['a folder in media', (folder: string) => mkdirSync(join(folder, 'media/2026')), 'media/2026'],
    [
      'a folder with the name of an original',
      (folder: string) => mkdirSync(join(folder, nameOf(poster)), { recursive: true }),
      nameOf(poster),
    ],
    [
      'a folder with the name of an entry',
      (folder: string) => mkdirSync(join(folder, 'entries/taxonomy/drama.json')),
      'entries/taxonomy/drama.json',
    ],
    [
      'a link to a picture',
      (folder: string) => symlinkSync(join(folder, nameOf(still)), join(folder, 'media/link-12345678.png')),
      'media/link-12345678.png',
    ],
    ['a link that leads nowhere', (folder: string) => symlinkSync('/nowhere', join(folder, 'media/x')), 'media/x'],
    [
      'a link to a folder of entries',
      (folder: string) => symlinkSync('taxonomy', join(folder, 'entries/menu')),
      'entries/menu',
    ],
    [
      'a pipe',
      (folder: string) => execFileSync('mkfifo', [join(folder, 'media/pipe-12345678.png')]),
      'media/pipe-12345678.png',
    ],
    [
      'a link in place of the manifest',
      (folder: string) => linkInPlaceOf(join(folder, 'snapshot.json')),
      'snapshot.json',
    ],
  ])('is blocked by %s before anything changes, and goes on once it is gone', async (_, place, file) => {
    const folder = folderWith({})
    await exportInto(folder, { terms: ['action'], files: [still] })
    place(folder)
    const before = filesIn(folder)
    const names = readdirSync(folder)
    const outcome = await exportInto(folder)
    expect(outcome).toMatchObject({ status: 'blocked', files: { written: 0, removed: 0 } })
    expect(outcome.problems.map((problem) => [problem.severity, problem.file])).toEqual([['blocks', file]])
    expect(filesIn(folder)).toEqual(before)
    expect(readdirSync(folder)).toEqual(names)
    rmSync(join(folder, file), { recursive: true })
    expect(await exportInto(folder)).toMatchObject({ status: 'exported', problems: [] })
  })

  it('is blocked where the folder of entries or media is itself a link, and writes nothing behind it', async () => {
    for (const part of ['entries', 'media']) {
      const [folder, outside] = [folderWith({}), folderWith({ 'taxonomy/a.json': 'theirs' })]
      symlinkSync(outside, join(folder, part))
      expect(await exportInto(folder)).toMatchObject({ status: 'blocked', problems: [{ file: part }] })
      expect(filesIn(outside)).toEqual({ 'taxonomy/a.json': 'theirs' })
    }
  })

  it('leaves an entry file that it cannot read alone, unless an entry belongs there', async () => {
    const folder = folderWith({})
    await exportInto(folder)
    writeFiles(folder, { 'entries/taxonomy/drama.json': '<<<<<<<', 'entries/taxonomy/mine.json': '<<<<<<<' })
    const outcome = await exportInto(folder)
    expect(outcome.problems).toMatchObject([{ severity: 'notice', file: 'entries/taxonomy/mine.json' }])
    expect(readFileSync(join(folder, 'entries/taxonomy/mine.json'), 'utf8')).toBe('<<<<<<<')
    expect(readFileSync(join(folder, 'entries/taxonomy/drama.json'), 'utf8')).toContain('"slug": "drama"')
  })

  it('puts an entry back that stands in a second file, or in one of another name', async () => {
    const folder = folderWith({})
    await exportInto(folder)
    const whole = filesIn(folder)
    const drama = readFileSync(join(folder, 'entries/taxonomy/drama.json'), 'utf8')
    writeFiles(folder, { 'entries/taxonomy/copy.json': drama, 'entries/taxonomy/zoo.json': drama })
    expect(await exportInto(folder)).toMatchObject({ status: 'exported', problems: [] })
    expect(filesIn(folder)).toEqual(whole)
  })

  it('never changes or removes what has no name of its own, whatever it is called', async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'media',
        'entries',
        'taxonomy',
        'a.json',
        'still.png',
        'x-12345678.js',
        'X-12345678.PNG',
        '.git',
        'ü.json',
        ' ',
      ),
      fc.string({ minLength: 1, maxLength: 12 }).filter((name) => !/[/\0]|^\.{1,2}$/.test(name)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { minLength: 1, maxLength: 2 }),
        fc.constantFrom('media', 'entries', 'entries/taxonomy', '.'),
        async (parts, below) => {
          const file = join(below, ...parts)
          fc.pre(
            !isSnapshotFile(file) &&
              !['entries', 'media', '.lock', '.staging'].includes(file.split('/').at(0) === file ? file : ''),
          )
          const folder = folderWith({})
          await exportInto(folder, everything)
          try {
            mkdirSync(dirname(join(folder, file)), { recursive: true })
            writeFileSync(join(folder, file), 'mine')
          } catch {
            // The name of a folder of ours, or one that lies below a file of ours.
            return
          }
          await exportInto(folder, { terms: ['action'], files: [] })
          expect(readFileSync(join(folder, file), 'utf8')).toBe('mine')
        },
      ),
      { numRuns: 60 },
    )
  })
})
