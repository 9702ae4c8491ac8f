import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
import styles from './video.module.css'

interface Props {
  readonly video: {
    readonly title: string
    readonly poster: PictureData
    readonly src?: string
    readonly platformId?: string
  }
}

/** Our own file is played here; a video on a platform is only named until someone asks for it. */
export function Video({ video: { title, poster, src } }: Props) {
  return (
    <figure className={styles.video}>
      {src ? (
        // biome-ignore lint/a11y/useMediaCaption: trailers come without captions; the title says what they show.
        <video src={src} controls preload="none" width={poster.width} height={poster.height} aria-label={title} />
      ) : (
        <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />
      )}
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  )
}
