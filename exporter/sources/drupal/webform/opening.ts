/**
 * The time in which visitors may send a webform: always, never, or a period. Both the field that shows the form and the
 * webform itself have one.
 */
import * as z from 'zod'
import { instantIn, utcOffset } from '#content/schema/time-zone.ts'

export const opening = z.looseObject({
  status: z.enum(['open', 'closed', 'scheduled']).nullish(),
  open: z.string().nullish(),
  close: z.string().nullish(),
})

export function isOpen({ status, open, close }: z.output<typeof opening>, now: Date): boolean {
  if (status === 'closed') return false
  if (status !== 'scheduled') return true
  const [from, to] = [instantOf(open), instantOf(close)]
  return (from === undefined || from <= now.getTime()) && (to === undefined || now.getTime() < to)
}

/** Webform writes the time of the site's clock, which is the chain's, without its zone. */
function instantOf(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  const instant = instantIn(text.replace(' ', 'T'), utcOffset).getTime()
  return Number.isNaN(instant) ? undefined : instant
}
