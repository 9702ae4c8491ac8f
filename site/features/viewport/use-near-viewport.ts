import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '#site/navigation/when-idle.ts'

/** How far below or above the window is near: half of the window. */
const margin = '50% 0px'

/** Whether a part has come near the window; never before the page can be used, and the browser has time. */
export function useNearViewport(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = part
    if (!current || isNear) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        whenIdle(() => setNear(true))
      },
      { rootMargin: margin },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [part, isNear])
  return isNear
}
