/** Slides of a hero, as of the site's clock. */
import type { Entry } from '#content/schema/entry-types.ts'
import { withDisplayPeriod } from '#site/loaders/format/display-period.ts'
import { withWholeFigures } from '#site/loaders/format/whole-figures.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Link } from '#site/shared/layout.ts'
import type { Picture } from '#site/shared/picture.ts'
import type { DisplayPeriod } from '#site/shared/time/display-period.ts'
import { isPlacedAt } from './placements.ts'

export interface Banner {
  readonly id: string
  readonly displayPeriod?: DisplayPeriod
  readonly title: string
  readonly kicker?: string
  readonly text?: string
  readonly picture: Picture
  readonly mobilePicture?: Picture
  readonly link?: Link
}

export function bannersOn(source: Source, page: Entry<'basicPage'>): Banner[] {
  const placed = byOrder(source.all('banner').filter(({ placement }) => isPlacedAt(placement, page)))
  return withDisplayPeriod(source, placed).map(([banner, displayPeriod]) => ({
    id: banner.slug,
    displayPeriod,
    title: banner.title,
    ...ifPresent('kicker', banner.kicker),
    ...ifPresent('text', withWholeFigures(banner.text)),
    picture: source.picture(banner.image),
    ...ifPresent('mobilePicture', banner.mobileImage && source.picture(banner.mobileImage)),
    ...ifPresent('link', linkOf(source, banner.link)),
  }))
}
