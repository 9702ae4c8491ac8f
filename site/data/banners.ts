/** The slides of a hero, as of the site's clock. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Link } from '#site/shared/layout.ts'
import type { Picture } from '#site/shared/picture.ts'
import { linkOf, optional } from './links.ts'
import { byOrder } from './order.ts'
import type { Source } from './source.ts'
import { isInstantWithin } from './time.ts'

export interface Banner {
  readonly id: string
  readonly title: string
  readonly kicker?: string
  readonly text?: string
  readonly picture: Picture
  readonly mobilePicture?: Picture
  readonly link?: Link
}

export function bannersAt(source: Source, placement: Entry<'banner'>['placement']): Banner[] {
  return byOrder(source.all('banner'))
    .filter((banner) => banner.placement === placement && isInstantWithin(banner, source.asOf))
    .map((banner) => ({
      id: banner.slug,
      title: banner.title,
      ...optional('kicker', banner.kicker),
      ...optional('text', banner.text),
      picture: source.picture(banner.image),
      ...optional('mobilePicture', banner.mobileImage && source.picture(banner.mobileImage)),
      ...optional('link', linkOf(source, banner.link)),
    }))
}
