import { Picture } from '../ui/picture/picture.tsx'
import type { Picture as PictureData } from '../ui/picture/picture-data.ts'
import { PictureLink } from '../ui/picture/picture-link.tsx'

interface Props {
  readonly picture: PictureData
  readonly caption?: string
  readonly align?: 'wide' | 'full'
}

export function Figure({ picture, caption, align }: Props) {
  return (
    <figure data-align={align}>
      <PictureLink picture={picture}>
        <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />
      </PictureLink>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
