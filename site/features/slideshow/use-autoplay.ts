/** Advances a slideshow automatically, unless the visitor interacts with it, pauses it, or prefers reduced motion. */
import type { EmblaCarouselType } from 'embla-carousel'
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { prefersReducedMotion, reducedMotion } from '#site/ui/motion/reduced-motion.ts'

/** Milliseconds a slide is shown: long enough to read its text twice. */
const slideDuration = 7000

export function useAutoplay(embla: EmblaCarouselType | undefined) {
  const isMotionReduced = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
  const isHidden = useSyncExternalStore(watchVisibility, isDocumentHidden, () => true)
  const [isWanted, setWanted] = useState(true)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isRunning = !isMotionReduced && !isHidden && isWanted && !isPointedAt && !isFocused

  useEffect(() => {
    if (!embla || !isRunning) return
    const timer = setInterval(() => embla.scrollNext(), slideDuration)
    return () => clearInterval(timer)
  }, [embla, isRunning])

  return {
    /** False where the visitor prefers reduced motion. */
    isPossible: !isMotionReduced,
    isOn: !isMotionReduced && isWanted,
    toggle: () => setWanted((wanted) => !wanted),
    /** Handlers that pause while the slideshow is hovered or focused. */
    pausedBy: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}

const isDocumentHidden = (): boolean => document.visibilityState === 'hidden'

function watchReducedMotion(changed: () => void): () => void {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
