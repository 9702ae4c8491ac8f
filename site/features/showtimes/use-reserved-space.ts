import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Address of the answer → pixels that its part took last: on the way back, the page is as long as it was. */
const heights = new Map<string, number>()

/**
 * Keeps space for what is still to come, until it is there and giving the rest of the space back moves nothing before a
 * visitor's eyes: while the part is out of sight, or with the visitor's next act on it.
 */
export function useReservedSpace(part: RefObject<HTMLElement | null>, address: string) {
  const [isReserved, setReserved] = useState(true)
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    const { current } = part
    if (!current || !isThere || !isReserved) return
    const release = () => setReserved(false)
    const observer = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && release())
    observer.observe(current)
    current.addEventListener('pointerdown', release)
    current.addEventListener('keydown', release)
    return () => {
      observer.disconnect()
      current.removeEventListener('pointerdown', release)
      current.removeEventListener('keydown', release)
    }
  }, [part, isThere, isReserved])

  // Before the page is gone from the document.
  useLayoutEffect(() => {
    const { current } = part
    return () => void (current && heights.set(address, current.offsetHeight))
  }, [part, address])

  const height = heights.get(address)
  return {
    reservation: {
      'data-reserved': isReserved || undefined,
      // React's types know no custom properties.
      style: height === undefined ? undefined : ({ '--last-height': `${height}px` } as CSSProperties),
    },
    onThere: useCallback(() => setThere(true), []),
  }
}
