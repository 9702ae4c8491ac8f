import { clockText } from './time.ts'

interface Hours {
  readonly days: string
  readonly opens: string
  readonly closes: string
}

/** Sunday to Thursday: 9:45 am to 1:00 am */
export const hoursText = ({ days, opens, closes }: Hours): string =>
  `${days}: ${clockText(opens)} to ${clockText(closes)}`
