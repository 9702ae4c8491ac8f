import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Banner } from '#site/loaders/layout/banners.ts'
import { Button } from '#site/ui/button/button.tsx'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { DrawnIcon } from '#site/ui/icon/icon.tsx'
import { hasModifier } from '#site/ui/link/modifier-keys.ts'
import { reducedMotion } from '#site/ui/motion/reduced-motion.ts'
import { Slide } from './slide.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useEmbla } from './use-embla.ts'

interface Props {
  readonly slides: readonly Banner[]
  /** Whether it stands below what the page is about, and is lower than at its beginning. */
  readonly isBelow?: boolean
  /** Whether a visitor sees its first slide at once. */
  readonly isFirst: boolean
}

const pauseIcon = (
  <DrawnIcon>
    <path d="M7 5h3.2v14H7zM13.8 5H17v14h-3.2z" fill="currentColor" stroke="none" />
  </DrawnIcon>
)

/** Embla's options: no animation where the visitor prefers reduced motion. */
const motion = { loop: true, duration: 28, breakpoints: { [reducedMotion]: { duration: 0 } } }

/** A hero of several slides. Without script the slides are a row that scrolls. */
export function Slideshow({ slides, isBelow = false, isFirst }: Props) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useEmbla(viewport, motion)
  const [shown, setShown] = useState(0)
  // Without script, keys reach every slide. With script, hidden slides are inert even before Embla is loaded: focus on
  // one of them would be lost when Embla starts.
  const isHydrated = useIsHydrated()
  const autoplay = useAutoplay(embla)

  const items = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)

  useEffect(() => {
    const select = () => setShown(embla?.selectedScrollSnap() ?? 0)
    // Slides come and go by their time.
    embla?.on('select', select).on('reInit', select)
  }, [embla])

  // Moving on by key from the link of a slide focuses the link of the next one.
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    items.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || hasModifier(event)) return
    movesFocus.current = items.current?.contains(document.activeElement) ?? false
    if (key === 'ArrowLeft') embla?.scrollPrev()
    else embla?.scrollNext()
  }

  return (
    <section
      className="slideshow"
      data-below={isBelow || undefined}
      data-alone={slides.length === 1 || undefined}
      aria-roledescription="carousel"
      aria-label="Highlights"
      onKeyDown={onKeyDown}
      {...autoplay.pausedBy}
    >
      {embla && slides.length > 1 && (
        <div className="slideControls wrap" data-print="none">
          {autoplay.isPossible && (
            <Button variant="icon" icon={autoplay.isOn ? pauseIcon : 'play'} onClick={autoplay.toggle}>
              {autoplay.isOn ? 'Pause the highlights' : 'Play the highlights'}
            </Button>
          )}
          <div className="slideDots">
            {slides.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className="slideDot"
                aria-label={`${index + 1} of ${slides.length}: ${title}`}
                aria-current={index === shown || undefined}
                onClick={() => embla.scrollTo(index)}
              />
            ))}
          </div>
        </div>
      )}
      <div className="slideViewport" ref={viewport}>
        <div className="slides" ref={items} aria-live={autoplay.isOn ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the pattern of carousels says group.
            <div
              key={slide.id}
              className="slideItem"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isHydrated && index !== shown}
            >
              <Slide slide={slide} isFirst={index === 0 && isFirst} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
