/** The question by which a page asks for its live showtimes (docs/showtimes.md). */
import { ticketOrigins } from '#site/config.ts'
import type { Source } from '#site/loaders/source/source.ts'

export interface LiveQuestion {
  /** Address of the answer, with the question in it. */
  readonly address: string
  /** Origins to which links from the answer may lead. */
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
