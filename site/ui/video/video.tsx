import { Icon } from '../icon/icon.tsx'
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

/** Our own file is played in the gallery of the page; a video on a platform is only named until someone asks for it. */
export function Video({ video: { title, poster, src } }: Props) {
  return (
    <figure className={styles.video}>
      {src ? (
        <a href={src} className={styles.play} data-gallery data-width={poster.width} data-height={poster.height}>
          <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" isDecorative />
          <Icon name="play" size={3} />
          <span className="visually-hidden">Play {title}</span>
        </a>
      ) : (
        <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />
      )}
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  )
}
