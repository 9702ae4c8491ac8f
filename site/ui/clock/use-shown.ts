import { changesOfShowings, isShownAt, type Showing } from '#site/shared/time/showing.ts'
import { useCurrentTime } from './use-current-time.ts'

interface Timed {
  readonly showing?: Showing | undefined
}

interface Shown<T> {
  readonly shown: readonly T[]
  /** Whether the visitor's time is known. */
  readonly isSettled: boolean
}

/** Parts what is shown now from what is not yet, to the minute. */
export function useShown<T extends Timed>(items: readonly T[]): Shown<T> {
  const now = useCurrentTime(changesOfShowings(items))
  return {
    shown: items.filter(({ showing }) => isShownAt(showing, now)),
    isSettled: now !== undefined,
  }
}
