/** Has what pages ask the service of live showtimes answered by the stand-in, at the address that the site is built with. */
import type { BrowserContext } from '@playwright/test'
import type { Chain } from '#demo/schedule/chain.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { showtimesAnswer } from '#demo/schedule/showtimes.ts'
import { showtimesApi } from '#test/support/site/copy-site.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { seats } from '#test/support/ticketing-host/host.ts'

const isAsked = (address: URL): boolean => address.href.startsWith(showtimesApi)

let chain: Promise<Chain> | undefined

/** Without a server: as the stand-in would at the visitor's time. */
export const answerShowtimes = (context: BrowserContext, now: () => number): Promise<unknown> =>
  context.route(isAsked, async (route) => {
    chain ??= sampleChain()
    const [known, time] = [await chain, now()]
    const { searchParams } = new URL(route.request().url())
    const json = showtimesAnswer({ chain: known, view: viewAt(known, time), now: time, linkTo: seats }, searchParams)
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })

/** By a stand-in that runs, with its clock and its faults. @param origin of the stand-in */
export const passShowtimes = (context: BrowserContext, origin: string): Promise<unknown> =>
  context.route(isAsked, async (route) => {
    const { search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${origin}/showtimes${search}` }).catch(() => undefined)
    await (response ? route.fulfill({ response }) : route.abort())
  })
