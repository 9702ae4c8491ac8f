/**
 * npm run bench:visits [3]: three visits on a phone on slow 3G, with a quarter of this machine's processor, each from the home page until
 * its goal can be seen: taps, fields that are typed, and seconds, in the median of so many rounds. A visit that does not reach its
 * goal ends it, and says at which step. The ticketing service and what takes forms are played.
 */
import { Readable } from 'node:stream'
import type { Browser } from '@playwright/test'
import { dayInMalaysia, instantAt } from '#content/schema/time-zone.ts'
import { chromiumPath } from '#review/shots/chromium.ts'
import { listen, serve } from '#site/node/serve/serve.ts'
import { buildSample } from '#test/support/bench/build-sample.ts'
import { countsOf } from '#test/support/bench/count.ts'
import { median } from '#test/support/bench/median.ts'
import { slowDown, slowPhone } from '#test/support/bench/slow-phone.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { openTab } from '#test/support/browser/open-tab.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { startTicketingHost } from '#test/support/ticketing-host/host.ts'
import { type Effort, Visitor } from './visits/visitor.ts'
import { type Visit, visits } from './visits/visits.ts'

const [rounds = 1] = countsOf(process.argv.slice(2), [])
const evening = instantAt(dayInMalaysia(sampleTime()), '19:30')

/** Takes whatever it is sent. */
const forms = await listen(
  async () => ({
    status: 201,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
      'Content-Length': '2',
    },
    body: Readable.from('{}'),
  }),
  0,
)

async function visit(browser: Browser, url: string, { wish, go }: Visit): Promise<Effort> {
  const { page, giveBack } = await openTab(browser, { baseURL: url, startsAt: evening, hasTouch: true, ...slowPhone })
  await slowDown(page)
  const visitor = new Visitor(page)
  try {
    await page.goto('/', { waitUntil: 'commit' })
    await go(visitor)
  } catch (error) {
    throw new Error(`“${wish}” is not reached: stuck after ${visitor.effort().taps} taps on ${page.url()}.`, {
      cause: error,
    })
  }
  const effort = visitor.effort()
  await giveBack()
  return effort
}

await using host = await startTicketingHost({ chain: await sampleChain(), now: evening })
const output = buildSample(
  'visits',
  {
    SITE_URL: 'https://gsc.example',
    TICKETS_URL: 'https://tickets.example/',
    SHOWTIMES_API_URL: `${host.origin}/showtimes`,
    FORM_URL: `${forms.url}/api/form-submissions`,
  },
  true,
)
const server = await serve(output, 0)
const browser = await launchBrowser(chromiumPath())
try {
  for (const one of visits) {
    const efforts: Effort[] = []
    for (let round = 0; round < rounds; round++) efforts.push(await visit(browser, server.url, one))
    const [{ taps, fields } = { taps: 0, fields: 0 }] = efforts
    const seconds = median(efforts.map((effort) => effort.seconds)).toFixed(1)
    console.log(`${one.wish.padEnd(60)} taps ${taps}, fields ${fields}, ${seconds} s`)
  }
} finally {
  await Promise.all([browser.close(), server.close(), forms.close()])
}
