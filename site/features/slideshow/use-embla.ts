/** Embla, fetched once the browser has nothing better to do: until then the first slide stands still, as it was built. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** @param viewport holds one element with all slides in a row. @returns nothing before it is there. */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  options: EmblaOptionsType,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are the same for ever.
  useEffect(() => {
    let isGone = false
    let made: EmblaCarouselType | undefined
    whenIdle(async () => {
      const { default: EmblaCarousel } = await import('embla-carousel')
      if (isGone || !viewport.current) return
      made = EmblaCarousel(viewport.current, options)
      setEmbla(made)
    })
    return () => {
      isGone = true
      made?.destroy()
    }
  }, [viewport])
  return embla
}
