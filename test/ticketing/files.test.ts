/** The files of ticketing: read only as they are written, and refused in words that help. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { writeFilmSales } from '#content/format/ticketing-file.ts'
import { type FilmSales, filmSales } from '#content/schema/ticketing.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { isSnapshotFile } from '#content/snapshot/names.ts'
import { textOf } from '#test/support/ticketing-host/export-sales.ts'
import { soldFolders } from './sample-chain.ts'

const soldFolder = await soldFolders(afterAll)
const redline = 'ticketing/movie/redline-kl.json'

describe('a file of ticketing', () => {
  it.each([
    ['is no JSON', (text: string) => text.slice(1), 'is not JSON'],
    [
      'has a field that nobody knows',
      (text: string) => text.replace('"sale"', '"price": 1, "sale"'),
      'Unrecognized key: "price"',
    ],
    [
      'has lines in another order',
      (text: string) => text.replace(/( {2}"sale".*\n)( {2}"since".*\n)/, '$2$1'),
      'would be ',
    ],
    [
      'says a thing twice',
      (text: string) => text.replace('"sale": "now",', '"sale": "advance", "sale": "now",'),
      'would be ',
    ],
    [
      'has a day that there is none of',
      (text: string) => text.replace('"since": "2026-10-01"', '"since": "2026-13-01"'),
      '"2026-13-01"',
    ],
    [
      'leads to what is no cinema',
      (text: string) => text.replace('cinema/gsc-bandar-cahaya', 'movie/redline-kl'),
      'must refer to cinema',
    ],
  ])('that %s stops the export, and is to be restored from git', async (_, edit, why) => {
    const folder = soldFolder()
    writeFileSync(join(folder, redline), edit(textOf(folder, redline)))
    await expect(loadSnapshot(folder)).rejects.toMatchObject({
      problems: [
        { file: redline, message: expect.stringContaining(why), hint: expect.stringContaining('Restore it from git') },
      ],
    })
  })

  it('is of a film that no other file is of', async () => {
    const folder = soldFolder()
    writeFileSync(join(folder, 'ticketing/movie/another.json'), textOf(folder, redline))
    await expect(loadSnapshot(folder)).rejects.toThrow('is about movie/redline-kl, as another file is')
  })

  it('that is gone is missed by nobody: the film is not sold', async () => {
    const folder = soldFolder()
    rmSync(join(folder, redline))
    expect((await loadSnapshot(folder)).ticketing.films.has('movie/redline-kl')).toBe(false)
  })

  it.each(['ticketing/movie/a.json', 'ticketing/internationalScreenMovie/a-b.json', 'ticketing/cinemas.json'])(
    'may be %s',
    (file) => {
      expect(isSnapshotFile(file)).toBe(true)
    },
  )

  it.each([
    'ticketing/news/a.json',
    'ticketing/movie/../a.json',
    'ticketing/movie/A.json',
    'ticketing/films.json',
    'ticketing/movie/a.mdx',
  ])('may not be %s, and what stands there is left alone', (file) => expect(isSnapshotFile(file)).toBe(false))
})

describe('the sales of a film', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/).map((id) => `cinema/${id}`)
  const format = fc.constantFrom('2d', '3d', 'experience/maxima', 'experience/led-hall')
  const at = fc.record({ since: day, formats: fc.uniqueArray(format) })
  const sales: fc.Arbitrary<FilmSales> = fc
    .record(
      {
        film: fc.constant('movie/redline-kl'),
        ids: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,12}$/), { minLength: 1 }),
        sale: fc.constant('advance' as const),
        opensAt: day.map((date) => `${date}T02:00:00Z`),
        since: day,
        missingSince: day,
        cinemas: fc.dictionary(key, at),
      },
      { requiredKeys: ['film', 'ids', 'sale', 'since', 'cinemas'] },
    )
    .map((value) => filmSales.parse(value))

  it('are read as they were written, and written alike in whatever order they come', () => {
    fc.assert(
      fc.property(sales, (value) => {
        const text = writeFilmSales(value)
        expect(writeFilmSales(filmSales.parse(JSON.parse(text)))).toBe(text)
        const reversed = {
          ...value,
          ids: value.ids.toReversed(),
          cinemas: Object.fromEntries(Object.entries(value.cinemas).reverse()),
        }
        expect(writeFilmSales(reversed)).toBe(text)
      }),
    )
  })
})
