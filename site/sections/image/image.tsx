import { Picture } from '../../ui/picture/picture.tsx'
import type { SectionProps } from '../section-data.ts'

export function Image({ picture, caption, width }: SectionProps<'image'>) {
  return (
    <figure data-width={width}>
      <Picture picture={picture} use={width === 'text' ? 'figure' : 'hero'} sizes="100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
