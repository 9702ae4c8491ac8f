import { Picture } from '../../ui/picture/picture.tsx'
import { PictureLink } from '../../ui/picture/picture-link.tsx'
import type { SectionProps } from '../section-data.ts'

export function Image({ picture, caption, width }: SectionProps<'image'>) {
  return (
    <figure data-width={width}>
      <PictureLink picture={picture}>
        <Picture picture={picture} use={width === 'text' ? 'figure' : 'hero'} sizes="100vw" />
      </PictureLink>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
