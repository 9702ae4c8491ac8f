import type { Banner } from '#site/loaders/layout/banners.ts'
import type { Picture } from '#site/shared/picture.ts'
import { Backdrop } from '#site/ui/backdrop/backdrop.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { Slide } from './slide.tsx'
import belowUrl from './slides-below.css?url'
import stylesUrl from './slideshow.css?url'
import { Slideshow } from './slideshow.tsx'

export interface HighlightsProps {
  readonly banners: readonly Banner[]
  /** The page's own. */
  readonly picture: Picture | undefined
  /** Whether they stand below what the page is about, or below its title. */
  readonly isBelow?: boolean
  /** Whether a visitor sees the first of them at once: its picture is fetched first. */
  readonly isFirst?: boolean
}

/**
 * The banners of the present time as slides, or else the page's picture, which is as high: nothing below moves when the first one
 * begins or the last one ends. A page without a picture has that of its first banner, without what the banner says.
 */
export function ShownHighlights({ banners, picture, isBelow = false, isFirst = !isBelow }: HighlightsProps) {
  const { shown, isSettled } = useShown(banners)
  const [first] = banners
  const standIn = picture ?? (isFirst ? first?.picture : undefined)
  const still = (isShown: boolean) =>
    standIn && (
      <div className="slideshow" data-below={isBelow || undefined}>
        <div className="slide">
          <Backdrop
            picture={standIn}
            phonePicture={picture ? undefined : first?.mobilePicture}
            isFirst={isFirst && isShown}
          />
        </div>
      </div>
    )
  return (
    <>
      <PageStyles href={stylesUrl} />
      {isBelow && <PageStyles href={belowUrl} />}
      {shown.length > 0 ? <Slideshow slides={shown} isBelow={isBelow} isFirst={isFirst} /> : still(true)}
      {!isSettled && (
        // So that the build makes the pictures of what may take its place.
        <div hidden>
          {banners
            .filter((slide) => !shown.includes(slide))
            .map((slide) => (
              <Slide key={slide.id} slide={slide} isFirst={false} />
            ))}
          {shown.length > 0 && picture && still(false)}
        </div>
      )}
    </>
  )
}
