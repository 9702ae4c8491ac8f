/**
 * `npm run bench:ticketing`: what the ticketing service adds to an export, and what a week of nights adds to the snapshot,
 * for the sample chain and for a large one.
 *
 * Seconds are with the default pause of 100 ms between two requests, against a stand-in in a thread of its own; CPU seconds
 * are the exporter's. Each first row is the first export, the others are the nights of a cinema week and what git says of
 * their diffs.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { writeEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { describeEntries, schemaVersion } from '#content/snapshot/manifest.ts'
import type { Chain } from '#demo/schedule/chain.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { addDays } from '#demo/schedule/time.ts'
import { systemClock } from '#exporter/http-client/clock.ts'
import { countOf } from '#test/support/bench/count.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { bulkChain } from '../support/ticketing-host/bulk-chain.ts'
import { type Api, copySample, exportSales, sampleChain } from '../support/ticketing-host/export-sales.ts'
import { startTicketingThread } from '../support/ticketing-host/worker.ts'

const { values } = parseArgs({
  options: { cinemas: { type: 'string', default: '60' }, films: { type: 'string', default: '300' } },
})
const counts = { cinemas: countOf(values.cinemas), films: countOf(values.films) }
/** A Thursday: the business day is still Wednesday's. */
const firstDay = '2026-10-01'

/** Content for a chain of any size: nothing but its films and cinemas. */
function writeBulk(folder: string, { sites, films }: Chain): void {
  const entries: Entry[] = [
    ...films.map(({ id, title }) => entryOf('movie', slugOf(title), { title, ticketingId: id })),
    ...sites.map(({ id, name }) => entryOf('cinema', slugOf(name), { ...cinema, title: name, ticketingId: id })),
  ]
  const files = new Map(entries.map((entry) => [`entries/${entry.type}/${entry.id}.mdx`, writeEntry(entry)]))
  const hashes = new Map([...files].map(([file, text]) => [file, sha256(text)]))
  const asOf = '2026-09-30T16:00:00Z'
  const revisions = Object.fromEntries(entries.map(({ type, id }) => [`${type}/${id}`, asOf]))
  files.set('snapshot.json', JSON.stringify({ schemaVersion, source: 'payload', asOf, ...describeEntries(hashes) }))
  files.set('revisions.json', JSON.stringify({ revisions, waiting: {} }))
  files.set('urls.json', JSON.stringify({ [`movie/${entries[0]?.id}`]: ['/movie/film-1'] }))
  for (const [file, text] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

const cinema = {
  brand: 'gsc',
  summary: 'Nine halls.',
  address: '1 Jalan Satu',
  postcode: '50000',
  town: 'Kuala Lumpur',
  state: 'taxonomy/state-kuala-lumpur',
  numberOfHalls: 9,
  seatingCapacity: 1800,
  image: 'file/cinema',
}

async function measureWeek(name: string, chain: Chain, api: Api, write: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-bench-'))
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1e9 })
  const commit = () => git('-c', 'user.name=bench', '-c', 'user.email=bench@gsc.example', 'commit', '-qm', 'night')
  const nights = Array.from({ length: 8 }, (_, night) => `${addDays(firstDay, night)}T03:00:00+08:00`)
  await using host = await startTicketingThread({ chain, now: nights[0] ?? '' })
  try {
    write(folder)
    git('init', '-q')
    git('add', 'entries')
    commit()
    const rows = []
    for (const now of nights) {
      host.now = now
      const [start, cpu] = [performance.now(), process.threadCpuUsage()]
      const { events, problems } = await exportSales({
        host,
        folder,
        api,
        clock: systemClock,
        env: { TICKETING_INTERVAL_MS: '100' },
      })
      const [seconds, used] = [(performance.now() - start) / 1000, process.threadCpuUsage(cpu)]
      const answers = events.filter((event) => event.type === 'response')
      git('add', 'ticketing')
      rows.push({
        chain: name,
        night: now.slice(0, 10),
        sessions: viewAt(chain, Date.parse(now)).sessions.length,
        requests: answers.length,
        megabytes: (answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1),
        seconds: seconds.toFixed(1),
        cpuSeconds: ((used.user + used.system) / 1e6).toFixed(1),
        notices: problems.length,
        diff: git('diff', '--cached', '--shortstat')
          .trim()
          .replace(/ (?:files?) changed/, ' files')
          .replaceAll(/ (?:insertion|deletion)s?/g, ''),
        diffBytes: Buffer.byteLength(git('diff', '--cached')),
      })
      git('-c', 'user.name=bench', '-c', 'user.email=bench@gsc.example', 'commit', '-qm', 'night', '--allow-empty')
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const large = bulkChain({ ...counts, from: firstDay })
const largeName = `${counts.cinemas} cinemas, ${counts.films} films`
console.table([
  ...(await measureWeek('sample', await sampleChain(), 'vista-ocapi', copySample)),
  ...(await measureWeek(`${largeName}, OCAPI`, large, 'vista-ocapi', (folder) => writeBulk(folder, large))),
  ...(await measureWeek(`${largeName}, Connect`, large, 'vista-connect', (folder) => writeBulk(folder, large))),
])
