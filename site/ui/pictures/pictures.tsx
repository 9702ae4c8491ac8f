import { Picture } from '../picture/picture.tsx'
import { type Picture as PictureData, pictureUrl, widthsOf } from '../picture/picture-data.ts'

interface Props {
  readonly pictures: readonly PictureData[]
  readonly layout?: 'grid' | 'rail'
}

/** Several pictures; each links to its largest size, so they can be looked at without script. */
export function Pictures({ pictures, layout = 'grid' }: Props) {
  if (pictures.length === 0) return null
  return (
    <ul className="pictures" data-layout={layout}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <a href={pictureUrl(picture, widthsOf(picture, 'hero').at(-1) ?? picture.width, 'webp')}>
            <Picture picture={picture} use="card" sizes="(min-width: 60rem) 20rem, 90vw" />
          </a>
        </li>
      ))}
    </ul>
  )
}
