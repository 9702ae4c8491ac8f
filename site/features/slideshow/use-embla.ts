/** Embla, fetched when the slides are about to move: until then the first one stands still, as it was built. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/** So long after the page is alive, in ms, nobody minds its weight any more; whoever points at the slides has it at once. */
const loadDelay = 5000
const interactions = ['pointerenter', 'touchstart', 'focusin'] as const

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
    const load = async () => {
      stopWaiting()
      const { default: EmblaCarousel } = await import('embla-carousel')
      if (end.signal.aborted) return
      const created = EmblaCarousel(current, options)
      end.signal.addEventListener('abort', () => created.destroy())
      setEmbla(created)
    }
    const waiting = new AbortController()
    const timer = setTimeout(load, loadDelay)
    const stopWaiting = () => {
      clearTimeout(timer)
      waiting.abort()
    }
    for (const interaction of interactions)
      current.addEventListener(interaction, () => void load(), { passive: true, signal: waiting.signal })
    return () => {
      stopWaiting()
      end.abort()
    }
  }, [viewport])
  return embla
}
