/** Plays a fault of the stand-in to an export whose snapshot holds what was sold the night before. */
import { afterAll, expect } from 'vitest'
import type { Fault } from '#test/support/faults/faults.ts'
import { type Api, exportSales, type SalesOutcome } from '#test/support/ticketing-host/export-sales.ts'
import type { TicketingHost } from '#test/support/ticketing-host/host.ts'
import { edited, hostAt, said, salesIn, soldFolders } from './sample-chain.ts'

export const soldFolder = await soldFolders(afterAll)
export const quietNight = '2026-10-02T03:00:00+08:00'
export const unauthorised = JSON.stringify({
  status: 401,
  title: 'Authentication Token Failed',
  detail: 'No JWT supplied.',
})

export interface Played {
  readonly outcome: SalesOutcome
  readonly host: TicketingHost
  readonly before: Record<string, string>
  readonly after: Record<string, string>
}

interface Play {
  readonly api?: Api
  readonly now?: string
  readonly env?: Record<string, string>
  readonly prepare?: (host: TicketingHost) => void
}

export async function play({ api = 'vista-ocapi', now = quietNight, env = {}, prepare }: Play): Promise<Played> {
  const [host, folder] = [await hostAt(now), soldFolder()]
  prepare?.(host)
  const before = salesIn(folder)
  const outcome = await exportSales({ host, folder, api, env })
  return { outcome, host, before, after: salesIn(folder) }
}

export const playFault = (match: RegExp, fault: Fault, options: Play & { times?: number } = {}): Promise<Played> =>
  play({
    ...options,
    prepare: (host) => host.fault({ match, fault, ...(options.times ? { times: options.times } : {}) }),
  })

/** Nothing is lost, the CMS's part is exported, and one notice says why. */
export function expectKept({ outcome, before, after }: Played, why: RegExp): void {
  expect(after).toEqual(before)
  expect(outcome).toMatchObject({ status: 'exported', changes: [] })
  expect(outcome.problems.map(({ severity, entry }) => [severity, entry])).toEqual([['notice', 'ticketing']])
  expect(said(outcome.problems)).toMatch(why)
  expect(said(outcome.problems)).toContain('stays as it is')
}

/** As if there were no fault. */
export function expectUnharmed({ outcome, before, after }: Played): void {
  expect(outcome).toMatchObject({ status: 'exported', changes: [], problems: [] })
  expect(after).toEqual(before)
}

export const lists = {
  'vista-ocapi': /films$|film-screening-dates/,
  'vista-connect': /ScheduledFilms|Sessions\?/,
} as const
export const everything = /OData|ocapi/

export type Rows = { value: Record<string, unknown>[] }
export const rows = (edit: (row: Record<string, unknown>) => object) =>
  edited((answer: Rows) => ({ ...answer, value: answer.value.map((row) => ({ ...row, ...edit(row) })) }))

export type Availability = { filmId: string; categories: string[]; advanceBookingPeriods: object[] }
export const availabilities = (edit: (film: Availability) => object) =>
  edited((answer: { filmAvailabilities: Availability[] }) => ({
    ...answer,
    filmAvailabilities: answer.filmAvailabilities.map((film) => ({ ...film, ...edit(film) })),
  }))
export const isRedline = ({ filmId }: Pick<Availability, 'filmId'>) => /[16]412$/.test(filmId)
