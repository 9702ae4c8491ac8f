/**
 * npm run bench:main-thread [-- /movies /movie/x …]: what the browser's main thread does on a phone until a page has come to rest, and for
 * how long a tap would wait meanwhile on a processor a quarter as fast. Milliseconds of CPU time, as the browser's own trace says them,
 * so that other work on the machine counts little. Of the last build, on the day of its content; the median of five visits that nobody
 * watches: a debugger's part would be in it, and is in what Lighthouse says.
 */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { startClock } from '#demo/clock.ts'
import { chromiumPath } from '#review/shots/chromium.ts'
import { listen } from '#site/node/serve/serve.ts'
import { answersOnTheDay } from '#test/audit/answers-on-the-day.ts'
import { Bars } from '#test/support/bench/bars.ts'
import { median } from '#test/support/bench/median.ts'
import { pagesOf } from '#test/support/bench/pages.ts'
import { slowPhone } from '#test/support/bench/slow-phone.ts'
import { visitUnwatched } from '#test/support/bench/visit-unwatched.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { repository } from '#test/support/repository.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'

const paths = pagesOf(process.argv.slice(2))

const rounds = 5
const slowdown = 4
/** Milliseconds on the slow processor: a tap does not feel a task that takes less, and of one that takes more what is above (web.dev, Total Blocking Time). */
const unfelt = 50
/** Milliseconds, of all tasks of a page. */
const mostBlocked = 50
/** Until a page has come to rest: what it does by itself when the browser has time is done by then. */
const restMs = 3000

/** An event of a trace: when it began and how long it took, in microseconds, of wall and of CPU time. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } }
}

interface Spent {
  readonly all: number
  readonly style: number
  readonly layout: number
  /** Layouts of half of the page and more. */
  readonly layouts: number
  readonly blocked: number
}

async function measure(browser: Browser, address: string): Promise<Spent> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
  const leave = await visitUnwatched(browser, address, slowPhone)
  await setTimeout(restMs)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  await leave()
  return spentIn(traceEvents)
}

function spentIn(events: readonly TraceEvent[]): Spent {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The browser painted nothing.')
  const own = events.filter(({ pid, tid, dur }) => pid === paint.pid && tid === paint.tid && dur !== undefined)
  const named = (name: string) => own.filter((event) => event.name === name)
  const sum = (some: readonly TraceEvent[]) => some.reduce((total, event) => total + msOf(event), 0)
  const tasks = named('ThreadControllerImpl::RunTask')
  const layouts = named('Layout')
  return {
    all: sum(tasks),
    style: sum(named('UpdateLayoutTree')),
    layout: sum(layouts),
    layouts: layouts.filter(
      ({ args: { beginData: of } }) => of && of.dirtyObjects * 2 >= of.totalObjects && of.totalObjects > 100,
    ).length,
    blocked: tasks
      .filter(({ ts }) => ts >= paint.ts)
      .reduce((total, task) => total + Math.max(0, slowdown * msOf(task) - unfelt), 0),
  }
}

/** Of CPU time; the trace leaves it out where there was hardly any. */
const msOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000

const bars = new Bars()
const server = await listen(answersOnTheDay(join(repository, 'dist'), startClock(sampleTime())), 0)
const browser = await launchBrowser(chromiumPath())
for (const path of paths) {
  const visits: Spent[] = []
  for (let round = 0; round < rounds; round++) visits.push(await measure(browser, server.url + path))
  const middle = (name: keyof Spent): number => Math.round(median(visits.map((one) => one[name])))
  const parts = `styles ${middle('style')}, layouts ${middle('layout')} (${middle('layouts')} of the page)`
  console.log(`${path.padEnd(28)} ${middle('all')} ms: ${parts}; blocked ${middle('blocked')}`)
  bars.hold(`${path}, blocked, ms`, middle('blocked'), mostBlocked)
}
await browser.close()
await server.close()
bars.conclude()
