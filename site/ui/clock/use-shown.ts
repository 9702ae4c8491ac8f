import { changesOfDisplayPeriods, type DisplayPeriod, isShownAt } from '#site/shared/time/display-period.ts'
import { useCurrentTime } from './use-current-time.ts'

interface Timed {
  readonly displayPeriod?: DisplayPeriod | undefined
}

interface Shown<T> {
  readonly shown: readonly T[]
  /** Whether the visitor's time is known. */
  readonly isSettled: boolean
}

/** Parts what is shown now from what is not yet, to the minute. */
export function useShown<T extends Timed>(items: readonly T[]): Shown<T> {
  const now = useCurrentTime(changesOfDisplayPeriods(items))
  return {
    shown: items.filter(({ displayPeriod }) => isShownAt(displayPeriod, now)),
    isSettled: now !== undefined,
  }
}
