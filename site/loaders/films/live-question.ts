/** What a page asks its live showtimes by (docs/showtimes.md). */
import { ticketOrigins } from '#site/config.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface LiveQuestion {
  /** With the question in it. */
  readonly address: string
  /** Where links from the answer may lead. */
  readonly linkOrigins: readonly string[]
}

/** Undefined where no service of showtimes is configured. */
export function liveQuestion(
  { config }: Source,
  by: 'film' | 'cinema',
  ids: readonly string[],
): LiveQuestion | undefined {
  if (config.showtimesApi === undefined) return undefined
  const address = new URL(config.showtimesApi)
  for (const id of ids) address.searchParams.append(by, id)
  return { address: address.href, linkOrigins: ticketOrigins(config) }
}
