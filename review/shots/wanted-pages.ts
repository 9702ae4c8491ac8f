/** Chooses the pages that get a picture: those with the most noticeable changes first. */
import type { Report } from '#review/report.ts'

export interface WantedPage {
  readonly address: string
  /** The address that it had on the base. */
  readonly before: string
}

/** @param addressOf the page of an entry, by `<type>/<id>` */
export function wantedPages(report: Report, addressOf: (entry: string) => string | undefined): WantedPage[] {
  const { changes, impact, addresses, notices } = report
  const from = new Map(addresses.moved.map(({ from, to }) => [to, from]))
  const [others, byDate] = impact.known ? [impact.others.map(({ address }) => address), impact.byDate.pages] : [[], []]
  const dated = new Set(byDate)
  const all = new Set([
    ...changes.flatMap(({ address }) => address ?? []),
    ...notices.time.flatMap(({ entry }) => addressOf(entry) ?? []).filter((address) => dated.has(address)),
    ...others,
    ...byDate,
  ])
  // What has moved is one page, at its new address.
  for (const address of from.values()) all.delete(address)
  return [...all].map((address) => ({ address, before: from.get(address) ?? address }))
}
