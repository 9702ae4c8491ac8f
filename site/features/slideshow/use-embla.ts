/** Embla, fetched when the slides are about to move: until then the first one stands still, as it was built. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/** So long after the page is alive, in ms, nobody minds its weight any more; whoever points at the slides has it at once. */
const patience = 5000
const signs = ['pointerenter', 'touchstart', 'focusin'] as const

/** @param viewport holds one element with all slides in a row. @returns nothing before it is there. */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  options: EmblaOptionsType,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are the same for ever.
  useEffect(() => {
    const { current } = viewport
    if (!current) return
    const end = new AbortController()
    const make = async () => {
      stopWaiting()
      const { default: EmblaCarousel } = await import('embla-carousel')
      if (end.signal.aborted) return
      const made = EmblaCarousel(current, options)
      end.signal.addEventListener('abort', () => made.destroy())
      setEmbla(made)
    }
    const waiting = new AbortController()
    const timer = setTimeout(make, patience)
    const stopWaiting = () => {
      clearTimeout(timer)
      waiting.abort()
    }
    for (const sign of signs)
      current.addEventListener(sign, () => void make(), { passive: true, signal: waiting.signal })
    return () => {
      stopWaiting()
      end.abort()
    }
  }, [viewport])
  return embla
}
