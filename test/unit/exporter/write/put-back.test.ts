/** What an export does to files of its own that were changed or lost since: it puts them back, or stops. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { type ExportOptions, exportContent, type Outcome } from '#exporter/export-content.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { filesIn } from '#test/support/snapshot/snapshot-folder.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
const still = { slug: 'still', bytes: await picture('#ff0000') }
const original = `media/still-${digestOf(still.bytes)}.png`
const everything = { terms: ['action', 'drama'], files: [still], pages: { home: '/', a: '/a' } }

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

async function exportInto(
  out: string,
  held: Parameters<typeof heldSource>[0] = everything,
  more: Partial<ExportOptions> = {},
): Promise<Outcome> {
  using lock = lockFolder(out, 'export')
  const asOf = '2026-10-01T00:00:00Z'
  const options = { out, full: false, dryRun: false, allowMassDelete: true, asOf, ...more }
  return await exportContent({ source: heldSource(held), ticketing: { reason: 'a test' } }, lock, options, {
    stage() {},
    reading() {},
  })
}

async function exported(): Promise<string> {
  const folder = temporaryFolder()
  await exportInto(folder)
  return folder
}

function edit(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

describe('the next export puts back', () => {
  it.each([
    ['a title', (folder: string) => edit(folder, 'entries/taxonomy/drama.json', '"title": "drama"', '"title": "mine"')],
    [
      'the width of a picture',
      (folder: string) => edit(folder, 'entries/file/still.json', '"width": 8', '"width": 99'),
    ],
    ['an address that was lost', (folder: string) => edit(folder, 'urls.json', '"basicPage/a": [', '"basicPage/b": [')],
    [
      'an original of which a byte is another',
      (folder: string) => {
        const bytes = readFileSync(join(folder, original))
        bytes[bytes.length - 20] = ~(bytes.at(-20) ?? 0) & 0xff
        writeFileSync(join(folder, original), bytes)
      },
    ],
    ['an original that is gone', (folder: string) => rmSync(join(folder, original))],
  ])('%s', async (what, damage) => {
    const folder = await exported()
    const { 'urls.json': urls = '', ...before } = filesIn(folder)
    damage(folder)
    expect(await exportInto(folder)).toMatchObject({ status: 'exported', problems: [] })
    const { 'urls.json': after = '', ...others } = filesIn(folder)
    expect(others, what).toEqual(before)
    // An address is never taken back, not even one that an edit invented.
    expect(JSON.parse(after)).toMatchObject(JSON.parse(urls))
  })

  it('an address that was lost, before the page moves away from it', async () => {
    const folder = await exported()
    edit(folder, 'urls.json', '"basicPage/a": [', '"basicPage/b": [')
    await exportInto(folder, { ...everything, pages: { home: '/', a: '/moved' } }, { full: true })
    expect(JSON.parse(readFileSync(join(folder, 'urls.json'), 'utf8'))).toMatchObject({
      'basicPage/a': ['/a', '/moved'],
    })
  })

  it('an empty place where an original stands that no entry names', async () => {
    const folder = await exported()
    const bytes = await picture('#0000ff')
    const stray = join(folder, `media/poster-${digestOf(bytes)}.png`)
    writeFileSync(stray, bytes)
    expect(await exportInto(folder)).toMatchObject({ status: 'exported', files: { written: 0, removed: 1 } })
    expect(existsSync(stray)).toBe(false)
    expect(await exportInto(folder)).toMatchObject({ status: 'unchanged' })
  })
})

it.each([
  ['is gone', 'is missing', () => {}],
  ['is a link', 'is a link', (path: string) => symlinkSync('elsewhere.json', path)],
  ['is a folder', 'is a folder', (path: string) => mkdirSync(path)],
])(
  'an export stops where the list of addresses %s: it would be written anew without those of the past',
  async (_, says, replace) => {
    const folder = await exported()
    const urls = join(folder, 'urls.json')
    renameSync(urls, join(folder, 'elsewhere.json'))
    replace(urls)
    const before = filesIn(folder)
    await expect(exportInto(folder)).rejects.toThrow(new RegExp(`^urls\\.json: ${says}`))
    rmSync(join(folder, 'snapshot.json'))
    await expect(exportInto(folder)).rejects.toMatchObject({
      problems: [{ file: 'urls.json', hint: expect.stringContaining('nothing else knows the addresses') }],
    })
    expect(filesIn(folder)).toEqual(
      Object.fromEntries(Object.entries(before).filter(([file]) => file !== 'snapshot.json')),
    )
  },
)

describe('an export of some types', () => {
  it.each([{ full: false }, { full: true }])(
    'leaves all files of the others, and their revisions (%o)',
    async ({ full }) => {
      const folder = await exported()
      const before = filesIn(folder)
      const outcome = await exportInto(folder, everything, { types: ['taxonomy'], full })
      expect(outcome).toMatchObject({ status: 'unchanged', problems: [] })
      expect(filesIn(folder)).toEqual(before)
    },
  )

  it('is blocked where a file of another type is not as it was exported, as it would be sealed again', async () => {
    const folder = await exported()
    edit(folder, 'entries/taxonomy/drama.json', '"title": "drama"', '"title": "mine"')
    const before = filesIn(folder)
    expect(await exportInto(folder, everything, { types: ['file'] })).toMatchObject({
      status: 'blocked',
      problems: [{ severity: 'blocks', entry: 'taxonomy', hint: 'Export without --types, which puts them back.' }],
    })
    expect(filesIn(folder)).toEqual(before)
  })
})
