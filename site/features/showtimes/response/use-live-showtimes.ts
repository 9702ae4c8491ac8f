/** The showtimes of a page, from the first question to the next ones. */
import { useCallback, useEffect, useState } from 'react'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { currentTime } from '#site/shared/time/clock.ts'
import { watchClock } from '#site/ui/clock/watch-clock.ts'
import { askShowtimes, type ReceivedShowtimes } from './ask-showtimes.ts'
import { expiryOf, freshnessOf } from './freshness.ts'
import type { LiveShowtimes } from './parse-showtimes.ts'
import { changesOfProgramme } from './programme.ts'

export type LiveState = Pending | { readonly is: 'known'; readonly showtimes: LiveShowtimes; readonly now: number }

type Pending =
  | { readonly is: 'asking' }
  /** `isBusy`: while it is tried again. */
  | { readonly is: 'failed'; readonly isBusy: boolean }

interface Known {
  readonly is: 'known'
  readonly answer: ReceivedShowtimes
  /** What the clock said last, in milliseconds since 1970. */
  readonly now: number
}

type State = Pending | Known

export function useLiveShowtimes(part: ShowtimesData): { readonly live: LiveState; readonly ask: () => void } {
  const [state, setState] = useState<State>({ is: 'asking' })
  const answer = state.is === 'known' ? state.answer : undefined
  const hasFailed = state.is === 'failed'

  const ask = useCallback(() => {
    setState((last) => (last.is === 'failed' ? { is: 'failed', isBusy: true } : last))
    askShowtimes(part).then(
      (next) => setState((last) => withAnswer(last, next)),
      () => setState({ is: 'failed', isBusy: false }),
    )
  }, [part])

  useEffect(ask, [ask])

  useEffect(() => {
    if (!answer) return
    const changes = [...changesOfProgramme(answer.showtimes), expiryOf(answer.receivedAt)].sort((a, b) => a - b)
    const next = (after: number) => changes.find((change) => change > after)
    return watchClock(next, (now) => {
      setState((last) => (last.is === 'known' && last.now !== now ? { ...last, now } : last))
      // A hidden page asks when it is shown again.
      if (isVisible() && freshnessOf(answer.receivedAt, now) !== 'fresh') ask()
    })
  }, [answer, ask])

  useEffect(() => {
    if (!hasFailed) return
    const askAgain = () => isVisible() && ask()
    addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [hasFailed, ask])

  return { live: liveOf(state), ask }
}

const isVisible = (): boolean => document.visibilityState === 'visible'

const withAnswer = (last: State, answer: ReceivedShowtimes): State =>
  last.is === 'known' && last.answer.receivedAt === answer.receivedAt
    ? last
    : { is: 'known', answer, now: currentTime() }

function liveOf(state: State): LiveState {
  if (state.is !== 'known') return state
  const { answer, now } = state
  if (freshnessOf(answer.receivedAt, now) === 'over') return { is: 'asking' }
  // A clock behind the service's must not announce shows that have begun.
  return { is: 'known', showtimes: answer.showtimes, now: Math.max(now, Date.parse(answer.showtimes.asOf)) }
}
