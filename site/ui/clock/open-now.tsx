import { startTransition, useEffect, useState } from 'react'
import { openingAt, type WeeklyHours } from '#site/shared/time/opening-hours.ts'
import { watchClock } from './watch-clock.ts'

interface Props {
  readonly hours: readonly WeeklyHours[]
}

/** Whether a house is open now, in words; nothing in the build and while hydrating, and where nobody knows. */
export function OpenNow({ hours }: Props) {
  const [now, setNow] = useState<number>()
  useEffect(
    () =>
      watchClock(
        (now) => openingAt(hours, now)?.changesAt,
        (now) => startTransition(() => setNow(now)),
      ),
    [hours],
  )
  const opening = now === undefined ? undefined : openingAt(hours, now)
  return opening ? <span data-open={opening.isOpen}>{opening.text}</span> : null
}
