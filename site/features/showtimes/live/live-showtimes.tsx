/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLiveShowtimes } from '#site/features/showtimes/response/use-live-showtimes.ts'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { focusFrom, placeOf } from '#site/ui/focus/focus-after.ts'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { Days } from './days.tsx'
import { Failure } from './failure.tsx'
import stylesUrl from './live-showtimes.css?url'
import { ShowtimesSkeleton } from './showtimes-skeleton.tsx'
import { useChoices } from './use-choices.ts'

export interface LiveShowtimesProps {
  readonly part: ShowtimesData
  /** Called when there is an answer, or the news that there is none. */
  readonly onThere: () => void
  /** What is known without the service. */
  readonly children: ReactNode
}

export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return LiveShowtimes
}

function LiveShowtimes({ part, onThere, children }: LiveShowtimesProps) {
  const { live, ask } = useLiveShowtimes(part)
  const choices = useChoices(part)
  const element = useRef<HTMLDivElement>(null)
  const isLost = useRef(false)
  // Read before what is replaced is gone, and with it the focus.
  const { activeElement } = document
  const focused = element.current?.parentElement?.contains(activeElement) && activeElement && placeOf(activeElement)

  // A layout effect runs before the browser handles the next key; another one may run after it, when the focus is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the focus was counts only when something is replaced.
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body
    isLost.current = isNowhere && (!!focused || isLost.current)
    if (live.is === 'asking') return
    onThere()
    if (live.is === 'known' && isLost.current)
      element.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [live.is, onThere])

  // Of times that stay, one has begun or is sold out: the next show has the focus.
  useLayoutEffect(() => {
    if (live.is === 'known' && focused && document.activeElement === document.body) focusFrom(focused)
  })

  return (
    <>
      <div ref={element} className="liveShowtimes wrap" aria-busy={live.is === 'asking'}>
        <div role="status">
          {live.is === 'failed' && <Failure tickets={part.tickets} isBusy={live.isBusy} onRetry={ask} />}
        </div>
        {live.is === 'known' && <Days part={part} showtimes={live.showtimes} now={live.now} choices={choices} />}
        {live.is === 'asking' && <ShowtimesSkeleton part={part} />}
      </div>
      {live.is === 'failed' && children}
    </>
  )
}
