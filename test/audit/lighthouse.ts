/**
 * npm run audit:lighthouse [-- /movies /movie/x …]: Lighthouse, as on a phone, on one page of every template of the last build, on the
 * day of its content, served compressed, over HTTP/2 and with the headers of a good host; with `--http1` as `npm start` serves it. Ends
 * with an error where a page stays under a bar.
 *
 * With `--showtimes`, on a film and a cinema with their live showtimes in view: of a build that was made with
 * SHOWTIMES_API_URL=https://showtimes.example/showtimes.
 *
 * A busy machine is slow for reasons that are not the page's: a page under a bar is measured five times, and the median of each figure counts.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startClock } from '#demo/clock.ts'
import { chromiumPath } from '#review/shots/chromium.ts'
import { listen } from '#site/node/serve/serve.ts'
import { median } from '#test/support/bench/median.ts'
import { repository } from '#test/support/repository.ts'
import { templatesIn } from '#test/support/site/templates.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { answersOnTheDay } from './answers-on-the-day.ts'
import { answersWithShowtimes, pagesWithShowtimes } from './answers-with-showtimes.ts'
import { serveHttp2 } from './serve-http2.ts'

const bars = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bars
const categories = Object.keys(bars) as Category[]
const mostShift = 0.0005
/** Milliseconds, as Lighthouse reckons them for a slow phone: until the largest picture or text is there, and in which a tap waits. */
const [latestPaint, mostBlocked] = [1600, 50]
const rounds = 5

interface Measured {
  readonly scores: Readonly<Record<Category, number>>
  /** Layout shift; milliseconds to the largest picture or text; milliseconds in which a tap waits. */
  readonly cls: number
  readonly lcp: number
  readonly tbt: number
  /** How fast the machine is, by Lighthouse's own measure: it takes 1500 and more for a desktop, and slows down from there. */
  readonly machine: number
  /** What Lighthouse objects to, apart from speed. */
  readonly objections: readonly string[]
}

const folder = join(repository, 'dist')
const { values, positionals: given } = parseArgs({
  options: { showtimes: { type: 'boolean', default: false }, http1: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const clock = startClock(sampleTime())
const live = values.showtimes ? await answersWithShowtimes(folder, clock) : undefined
const all = () => (live ? pagesWithShowtimes.map((path) => `${path}#showTimes`) : [...templatesIn(folder).values()])
const paths = given.length > 0 ? given : all()

const answer = live?.answer ?? answersOnTheDay(folder, clock)
const server = values.http1 ? await listen(answer, 0) : await serveHttp2(answer)
const port = await freePort()
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--no-first-run',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
    ...(live ? [`--host-resolver-rules=MAP ${live.host} ${new URL(server.url).host}`] : []),
  ],
})
const under: string[] = []
try {
  print('page', ['perf', 'a11y', 'best', 'seo', 'CLS', 'LCP s', 'TBT ms', 'machine'])
  for (const path of paths) {
    const measured = await settled(path)
    const { scores, cls, lcp, tbt, machine, objections } = measured
    const times = [(lcp / 1000).toFixed(1), tbt.toFixed(0), machine.toFixed(0)]
    const cells = [...categories.map((name) => scores[name]), cls.toFixed(3), ...times]
    print(path, cells)
    for (const objection of objections) console.log(`    ${objection}`)
    if (!isWithin(measured)) under.push(path)
  }
} finally {
  await browser.close()
  await server.close()
}
if (live && live.asked() < paths.length) throw new Error('Not every page has asked for its showtimes.')
console.log(under.length === 0 ? `All ${paths.length} pages reach the bars.` : `Under a bar: ${under.join(', ')}`)
process.exitCode = under.length === 0 ? 0 : 1

function isWithin({ scores, cls, lcp, tbt }: Measured): boolean {
  return (
    cls < mostShift &&
    lcp <= latestPaint &&
    tbt <= mostBlocked &&
    categories.every((name) => scores[name] >= bars[name])
  )
}

async function settled(path: string): Promise<Measured> {
  const first = await measure(path)
  if (isWithin(first)) return first
  const runs = [first]
  while (runs.length < rounds) runs.push(await measure(path))
  const middle = (figure: (run: Measured) => number) => median(runs.map(figure))
  return {
    ...first,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    cls: middle(({ cls }) => cls),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    machine: middle(({ machine }) => machine),
  }
}

async function measure(path: string): Promise<Measured> {
  const skipAudits = isUnlisted(path) ? ['is-crawlable'] : []
  const flags = { port, logLevel: 'error', onlyCategories: categories, skipAudits } as const
  const result = await lighthouse(server.url + path, flags)
  if (!result || result.lhr.runtimeError)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = result
  const scoreOf = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const refs = categories.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  const failed = refs.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : []
  })
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    cls: numberOf('cumulative-layout-shift'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    machine: lhr.environment.benchmarkIndex,
    objections: failed,
  }
}

/** Whether search engines are asked to leave it out: the page for what does not exist, say. */
function isUnlisted(path: string): boolean {
  return /<meta name="robots" content="[^"]*noindex/.test(
    readFileSync(join(folder, path.replace(/[?#].*/, ''), 'index.html'), 'utf8'),
  )
}

function print(path: string, cells: readonly (string | number)[]): void {
  console.log(path.padEnd(60) + cells.map((cell) => String(cell).padStart(8)).join(''))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
