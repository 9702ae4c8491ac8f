/** What nights do to the snapshot, and how their diffs read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { describeTicketing } from '#content/snapshot/manifest.ts'
import { missingEntries } from '#content/snapshot/ticketing.ts'
import { salesChanges } from '#exporter/ticketing/changes.ts'
import type { TicketingData } from '#exporter/ticketing/fetch-ticketing.ts'
import { mergeSales } from '#exporter/ticketing/merge-sales.ts'
import { nextTicketing } from '#exporter/ticketing/next-ticketing.ts'
import { changedLines } from '#test/support/folders.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { copySample, exportSales, textOf } from '#test/support/ticketing-host/export-sales.ts'
import { apis, firstNight, hostAt, said, salesIn, soldFolders } from './sample-chain.ts'

const soldFolder = await soldFolders(afterAll)
const basementFour = 'ticketing/movie/basement-four.json'

const linesOf = (outcome: { changes: readonly { title: string; fields: readonly string[] }[] }): string[] =>
  outcome.changes.map(({ title, fields }) => `${title}: ${fields.join(', ')}`)

describe('the first night', () => {
  it('says of each cinema its id and that it sells, and of each film that is sold where, in which formats and since when', async () => {
    const folder = soldFolder()
    expect(textOf(folder, 'ticketing/cinemas.json')).toContain(
      '  "cinema/gsc-kayangan-walk": { "id": "GSC-KYW", "sells": true },\n',
    )
    const text = textOf(folder, basementFour)
    expect(text).toMatch(
      /^\{\n {2}"film": "movie\/basement-four",\n {2}"ids": \["HO00001425", "HO00006425"\],\n {2}"sale": "advance",\n {2}"opensAt": "2026-09-17T02:00:00Z",\n {2}"since": "2026-10-01",\n {2}"cinemas": \{\n/,
    )
    expect(text).toContain(
      '    "cinema/gsc-kayangan-walk": { "since": "2026-10-01", "formats": ["experience/maxima"] },\n',
    )
  })

  it('is sealed, refers to nothing that is not there, and is read as it was written', async () => {
    const { ticketing, manifest, entries, foreignFiles } = await loadSnapshot(soldFolder())
    expect(manifest).toMatchObject(describeTicketing(ticketing.files))
    expect(ticketing.films.size).toBeGreaterThan(15)
    expect(ticketing.cinemas.size).toBe(14)
    expect(missingEntries(ticketing, (key) => entries.has(key))).toEqual([])
    expect(foreignFiles).toEqual([])
  })

  it('is the same from both generations, to the byte', async () => {
    const [host, folder] = [await hostAt(firstNight), temporaryFolder()]
    copySample(folder)
    expect(await exportSales({ host, folder, api: 'vista-connect' })).toMatchObject({
      status: 'exported',
      problems: [],
    })
    expect(salesIn(folder)).toEqual(salesIn(soldFolder()))
  })
})

describe.each(apis)('a night of %s', (api) => {
  it('in which nothing happens changes nothing but the clock', async () => {
    const [host, folder] = [await hostAt('2026-10-02T03:00:00+08:00'), soldFolder()]
    const before = salesIn(folder)
    expect(await exportSales({ host, folder, api })).toMatchObject({
      changes: [],
      problems: [],
      files: { written: 1, removed: 0 },
    })
    expect(salesIn(folder)).toEqual(before)
    expect((await exportSales({ host, folder, api })).status).toBe('unchanged')
  })

  it('in which a programme is published reads "on sale at 4 more cinemas", a line each', async () => {
    const [host, folder] = [await hostAt('2026-10-07T03:00:00+08:00'), soldFolder()]
    const before = textOf(folder, basementFour)
    expect(linesOf(await exportSales({ host, folder, api }))[0]).toMatch(/^Basement Four: on sale at 4 more cinemas/)
    const lines = changedLines(before, textOf(folder, basementFour))
    expect(lines.filter((line) => line.startsWith('+') && line.includes('"since": "2026-10-07"'))).toHaveLength(4)
  })

  it('in which an advance sale becomes the regular one changes a word, and not since when it is sold', async () => {
    const [host, folder] = [await hostAt('2026-10-07T03:00:00+08:00'), soldFolder()]
    await exportSales({ host, folder, api })
    const before = textOf(folder, basementFour)
    host.now = '2026-10-09T03:00:00+08:00'
    expect(linesOf(await exportSales({ host, folder, api }))).toContain('Basement Four: on sale')
    expect(changedLines(before, textOf(folder, basementFour))).toEqual([
      '-   "sale": "advance",',
      '-   "opensAt": "2026-09-17T02:00:00Z",',
      '+   "sale": "now",',
    ])
  })
})

describe('what is not on sale yet', () => {
  it('is there from its announcement on, and the hour at which its sale opens changes nothing', async () => {
    const [host, folder] = [await hostAt('2026-10-26T09:59:00+08:00'), soldFolder()]
    await exportSales({ host, folder, allowMassDelete: true })
    const before = salesIn(folder)
    expect(before['ticketing/movie/naga-of-the-seventh-river.json']).toContain('"opensAt": "2026-10-26T02:00:00Z"')
    host.now = '2026-10-26T10:01:00+08:00'
    expect((await exportSales({ host, folder })).changes).toEqual([])
    expect(salesIn(folder)).toEqual(before)
  })
})

describe('what is told of two nights', () => {
  const soldFrom = (opensAt: string): Ticketing => ({
    cinemas: new Map(),
    films: new Map([
      ['movie/a', { film: 'movie/a', ids: ['1'], sale: 'advance', opensAt, since: '2026-10-01', cinemas: {} }],
    ]),
  })
  const fieldsOf = (before: Ticketing, after: Ticketing) =>
    salesChanges(before, after, (key) => key).map(({ fields }) => fields)

  it('is the hour at which a sale opens, too, where only that is another', () => {
    const [morning, evening] = [soldFrom('2026-12-05T02:00:00Z'), soldFrom('2026-12-05T10:30:00Z')]
    expect(fieldsOf(morning, evening)).toEqual([['on sale in advance from 2026-12-05 18:30']])
  })

  it('is nothing of a cinema that sold no tickets online and is listed no longer', () => {
    const with1 = (sells: boolean): Ticketing => ({
      ...noTicketing,
      cinemas: new Map([['cinema/a', { id: '1', sells }]]),
    })
    expect(fieldsOf(with1(false), noTicketing)).toEqual([])
    expect(fieldsOf(with1(true), noTicketing)).toEqual([['sells no tickets online']])
  })
})

describe('a film of which editors correct the ticketing id', () => {
  const films = (ticketingId: string | undefined) => [
    { key: 'movie/a', title: 'A', ticketingId },
    { key: 'movie/b', title: 'B', ticketingId: '1' },
  ]
  const catalogue = { cinemas: [{ key: 'cinema/c', title: 'C', ticketingId: 'C' }], experiences: [] }
  const received: TicketingData = {
    sites: [{ id: 'C', name: 'C', sells: true }],
    films: [{ id: '1', title: 'B', sale: { state: 'now' } }],
    screenings: [{ filmId: '1', siteId: 'C', businessDate: '2026-10-02', attributes: [] }],
  }
  const cinemas = { 'cinema/c': { since: '2026-10-01', formats: [] } }
  const soldAs = (...ids: string[]): Ticketing => ({
    cinemas: new Map([['cinema/c', { id: 'C', sells: true }]]),
    films: new Map([['movie/a', { film: 'movie/a', ids, sale: 'now', since: '2026-10-01', cinemas }]]),
  })
  const merged = (held: Ticketing, ticketingId: string | undefined) =>
    mergeSales(
      held,
      received,
      { ...catalogue, films: films(ticketingId) },
      { today: '2026-10-02', allowMassDelete: true },
    )

  it.each([
    ['is another', '2'],
    ['is none', undefined],
  ])('is no longer sold by it that very night, where it %s', (_, ticketingId) => {
    const { ticketing, problems } = merged(soldAs('1'), ticketingId)
    expect([...ticketing.films.keys()]).toEqual(['movie/b'])
    expect(problems).toEqual([])
  })

  it('stays a day by those of its ids that are missing at the service, and not by the one that is of another film', () => {
    const { ticketing, problems } = merged(soldAs('1', '2'), '2')
    expect(ticketing.films.get('movie/a')).toMatchObject({ ids: ['2'], missingSince: '2026-10-02' })
    expect(said(problems)).toContain('movie/a: is 2 at the ticketing service, which no longer lists it')
  })
})

describe('a film and a cinema that are taken from the CMS', () => {
  it('leave with what is sold of them, whether the service is asked or not', async () => {
    const { ticketing, entries } = await loadSnapshot(soldFolder())
    const gone = ['movie/planet-durian', 'cinema/gsc-kayangan-walk', 'experience/maxima']
    const left = new Map([...entries].filter(([key]) => !gone.includes(key)))
    const next = nextTicketing(ticketing, { kind: 'skipped' }, left, { today: '2026-10-02', allowMassDelete: false })
    expect(missingEntries(ticketing, (key) => left.has(key))).toEqual(gone.toSorted())
    expect(missingEntries(next.ticketing, (key) => left.has(key))).toEqual([])
    expect(next.ticketing.films.size).toBe(ticketing.films.size - 1)
  })
})

describe('a service that is not to be asked', () => {
  it.each([
    ['SKIP_TICKETING is set', { SKIP_TICKETING: '1' }],
    ['TICKETING_URL is not set', { TICKETING_URL: '' }],
  ])('is not, as %s: what is known stays, and that is said once', async (why, env) => {
    const [host, folder] = [await hostAt('2026-10-07T03:00:00+08:00'), soldFolder()]
    const before = salesIn(folder)
    const outcome = await exportSales({ host, folder, env })
    expect(outcome).toMatchObject({ changes: [], problems: [] })
    expect(outcome.stages.filter((stage) => stage.startsWith('ticketing'))).toEqual([`ticketing: not asked, as ${why}`])
    expect(host.requests).toEqual([])
    expect(salesIn(folder)).toEqual(before)
    expect(JSON.parse(readFileSync(join(folder, 'snapshot.json'), 'utf8'))).toHaveProperty('ticketing.count', 20)
  })
})
