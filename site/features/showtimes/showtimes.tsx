import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNearViewport } from '#site/features/viewport/use-near-viewport.ts'
import type { LiveShowtimesProps } from './live/live-showtimes.tsx'
import styles from './showtimes.module.css'
import type { ShowtimesData } from './showtimes-data.ts'
import { useReservedSpace } from './use-reserved-space.ts'
import { whenFocusLeaves } from './when-focus-leaves.ts'

interface Props {
  readonly part: ShowtimesData
  /** What is known without the service: shown until the answer is there, and where none comes. */
  readonly children: ReactNode
}

/** Live showtimes in place of what the snapshot knows. Code, styles and times are fetched when the part comes near, or comes back. */
export function Showtimes({ part, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { isReserved, wasThere, onThere } = useReservedSpace(element, part.address)
  const isWanted = useNearViewport(element) || wasThere
  const [Live, setLive] = useState<ComponentType<LiveShowtimesProps>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    let stopWaiting = () => {}
    loadLive().then(
      (Loaded) => {
        // At once: until React had time for it, the focus could have come.
        const show = () => flushSync(() => setLive(() => Loaded))
        if (element.current) stopWaiting = whenFocusLeaves(element.current, show)
      },
      () => {
        setFailed(true)
        onThere()
      },
    )
    return () => stopWaiting()
  }, [isWanted, onThere])

  return (
    <div ref={element} className={styles.part} data-reserved={isReserved || undefined}>
      {hasFailed && (
        <p role="alert" className="wrap">
          The showtimes could not be loaded. Are you online?
        </p>
      )}
      {Live ? (
        <Live part={part} onThere={onThere}>
          {children}
        </Live>
      ) : (
        children
      )}
    </div>
  )
}

const loadLive = () => import('./live/live-showtimes.tsx').then((part) => part.loadWithStyles())
