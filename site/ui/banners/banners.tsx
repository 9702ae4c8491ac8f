import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'

interface Props {
  readonly banners: readonly {
    readonly id: string
    readonly title: string
    readonly kicker?: string
    readonly text?: string
    readonly picture: PictureData
    readonly link?: { readonly label: string; readonly href: string }
  }[]
}

/** The slides of a hero, one below the other. */
export function Banners({ banners }: Props) {
  if (banners.length === 0) return null
  return (
    <ul className="banners" aria-label="Highlights">
      {banners.map(({ id, title, kicker, text, picture, link }, index) => (
        <li key={id}>
          <Picture picture={picture} use="hero" sizes="100vw" isFirst={index === 0} isDecorative />
          {kicker && <p>{kicker}</p>}
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {link && (
            <p>
              <Link href={link.href}>{link.label}</Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
