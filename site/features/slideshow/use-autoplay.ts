/** Moves a slideshow on by itself, as long as nobody could mind. */
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** How long a slide stands, in ms: long enough to read its text twice. */
const standing = 7000

export function useAutoplay(embla: EmblaCarouselType | undefined) {
  const [isPossible, setPossible] = useState(false)
  const [isWanted, setWanted] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const isRunning = isPossible && isWanted && !isHeld

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setPossible(!calm.matches)
    look()
    calm.addEventListener('change', look)
    return () => calm.removeEventListener('change', look)
  }, [])

  useEffect(() => {
    if (!embla || !isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') embla.scrollNext()
    }, standing)
    return () => clearInterval(timer)
  }, [embla, isRunning])

  return {
    /** Not where the visitor's system asks for less motion. */
    isPossible,
    isOn: isPossible && isWanted,
    toggle: () => setWanted((wanted) => !wanted),
    /** The pointer or the focus on it holds it. */
    pausedBy: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
