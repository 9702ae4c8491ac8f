import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { kept } from '#site/navigation/page-transition/scroll-positions.ts'

/**
 * Reserves the height of content that is still loading. Unused height is released only while the part is off screen or
 * with the visitor's next interaction with it. A part that was displayed before keeps its last height until it is
 * loaded, so that the scroll position can be restored.
 */
export function useReservedSpace(part: RefObject<HTMLElement | null>, address: string) {
  const [isReserved, setReserved] = useState(true)
  const [isThere, setThere] = useState(false)

  // Before the page is scrolled; not by React, which changes nothing of an element that the build has made.
  useLayoutEffect(() => {
    const { current } = part
    if (!current) return
    if (!isThere) {
      const height = kept.get(address)
      if (height) current.style.cssText = `--last-height:${height}px;max-height:${height}px;overflow:hidden`
      return
    }
    current.style.maxHeight = current.style.overflow = ''
    const release = () => setReserved(false)
    const observer = new IntersectionObserver(([entry]) => entry && !entry.isIntersecting && release())
    observer.observe(current)
    current.addEventListener('pointerdown', release)
    current.addEventListener('keydown', release)
    // With the parts of a pixel: by the rest of a rounded height the browser would scroll when the part is there again.
    const sizes = new ResizeObserver(() => void kept.set(address, current.getBoundingClientRect().height))
    sizes.observe(current)
    return () => {
      observer.disconnect()
      sizes.disconnect()
    }
  }, [part, address, isThere])

  return {
    isReserved,
    wasThere: kept.has(address),
    onThere: useCallback(() => setThere(true), []),
  }
}
