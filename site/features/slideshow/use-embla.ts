/** Embla, loaded on the first interaction or after a delay: until then the first slide is shown as it was built. */
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds after hydration, when loading Embla delays nothing else. */
const loadDelay = 5000
const interactions = ['pointerenter', 'touchstart', 'focusin'] as const
const ends = ['touchend', 'touchcancel'] as const
/** Pixels from which a movement of the finger is meant. */
const minSwipe = 40

/** @param viewport holds one element with all slides in a row. @returns undefined until Embla is loaded. */
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
      const module = await import('embla-carousel').catch(() => undefined)
      if (end.signal.aborted) return
      // The line was broken, so the next interaction tries again.
      if (!module) return waitForInteraction()
      const created = module.default(current, options)
      end.signal.addEventListener('abort', () => created.destroy())
      isThere = true
      setEmbla(created)
      // Embla knows nothing of a finger that was there first.
      const distance = (await swipe) ?? 0
      if (distance < -minSwipe) created.scrollNext()
      else if (distance > minSwipe) created.scrollPrev()
    }
    let isThere = false
    let swipe: Promise<number> | undefined
    const noteSwipe = (event: TouchEvent) => {
      if (!isThere) swipe = lengthOfSwipe(current, event)
    }
    current.addEventListener('touchstart', noteSwipe, { passive: true, signal: end.signal })
    const timer = setTimeout(load, loadDelay)
    let waiting: AbortController
    const stopWaiting = () => {
      clearTimeout(timer)
      waiting.abort()
    }
    const waitForInteraction = () => {
      waiting = new AbortController()
      for (const interaction of interactions)
        current.addEventListener(interaction, () => void load(), { passive: true, signal: waiting.signal })
    }
    waitForInteraction()
    return () => {
      stopWaiting()
      end.abort()
    }
  }, [viewport])
  return embla
}

/** How far a finger goes to the right, once it has left the screen. One that scrolls, or pinches with another, goes nowhere. */
function lengthOfSwipe(element: HTMLElement, { changedTouches: [begin] }: TouchEvent): Promise<number> {
  return new Promise((resolve) => {
    const finish = ({ type, changedTouches: [end] }: TouchEvent) => {
      for (const name of ends) element.removeEventListener(name, finish)
      if (!begin || !end || type === 'touchcancel' || end.identifier !== begin.identifier) return resolve(0)
      const [right, down] = [end.clientX - begin.clientX, end.clientY - begin.clientY]
      resolve(Math.abs(right) > Math.abs(down) ? right : 0)
    }
    for (const name of ends) element.addEventListener(name, finish, { passive: true })
  })
}
