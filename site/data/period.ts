/** From when to when something runs. */
import { dayText } from './time.ts'

interface Days {
  readonly from: string
  readonly to?: string | undefined
}

/** 2026-10-01, 2026-10-31 → 1 October 2026 to 31 October 2026. */
export function periodText({ from, to }: Days): string {
  if (to === undefined) return `From ${dayText(from).text}`
  return from === to ? dayText(from).text : `${dayText(from).text} to ${dayText(to).text}`
}

export type Phase = 'coming' | 'running' | 'over'

export function phaseOf({ from, to }: Days, today: string): Phase {
  if (today < from) return 'coming'
  return to !== undefined && to < today ? 'over' : 'running'
}
