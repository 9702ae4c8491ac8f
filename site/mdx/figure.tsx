import { Picture } from '../ui/picture/picture.tsx'
import type { Picture as PictureData } from '../ui/picture/picture-data.ts'

interface Props {
  readonly picture: PictureData
  readonly caption?: string
  readonly align?: 'wide' | 'full'
}

export function Figure({ picture, caption, align }: Props) {
  return (
    <figure data-align={align}>
      <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
