/** Answers to pages as the stand-in of live showtimes, which they ask at the address that the site is built with. */
import type { Chain } from '#demo/schedule/chain.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { showtimesAnswer } from '#demo/schedule/showtimes.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { seats } from '#test/support/ticketing-host/host.ts'
import type { AnswerTo } from './answer-requests.ts'

let chain: Promise<Chain> | undefined

/** Answers without a server, as the stand-in would at the visitor's time. @param now milliseconds since 1970 */
export const showtimesAt =
  (now: () => number): AnswerTo =>
  async ({ searchParams }) => {
    chain ??= sampleChain()
    const [known, time] = [await chain, now()]
    return Response.json(
      showtimesAnswer({ chain: known, view: viewAt(known, time), now: time, linkTo: seats }, searchParams),
    )
  }

/** Answers by a stand-in that runs, with its clock and its faults. @param origin of the stand-in */
export const showtimesOf =
  (origin: string): AnswerTo =>
  ({ search }) =>
    fetch(`${origin}/showtimes${search}`)
