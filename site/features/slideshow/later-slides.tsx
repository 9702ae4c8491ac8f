import { Slide, type SlideData } from './slide.tsx'

/** Slides that are not shown yet, in the HTML so that the build makes their pictures. */
export function LaterSlides({ slides }: { readonly slides: readonly SlideData[] }) {
  return (
    slides.length > 0 && (
      <div hidden>
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} isFirst={false} />
        ))}
      </div>
    )
  )
}
