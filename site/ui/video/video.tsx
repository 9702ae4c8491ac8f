import type { Picture as PictureData } from '#site/shared/picture.ts'
import { ClickToLoad } from '#site/ui/click-to-load/click-to-load.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './video.module.css'

interface Props {
  readonly video: {
    readonly title: string
    readonly poster: PictureData
    /** Our own file. */
    readonly src?: string
    /** The player of a platform. */
    readonly player?: string
  }
}

/** A film behind its poster. Our own file is played in the gallery of the page, a platform's player comes in its place on demand. */
export function Video({ video: { title, poster, src, player } }: Props) {
  const picture = (
    <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 60rem, 92vw" isDecorative={!!(src ?? player)} />
  )
  return (
    <figure className={styles.video}>
      {src ? (
        <a href={src} className={styles.play} data-gallery data-width={poster.width} data-height={poster.height}>
          {picture}
          <Icon name="play" size={3} />
          <span className="visually-hidden">Play {title}</span>
        </a>
      ) : player ? (
        <ClickToLoad href={player} title={title} action="Play">
          {picture}
        </ClickToLoad>
      ) : (
        picture
      )}
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  )
}
