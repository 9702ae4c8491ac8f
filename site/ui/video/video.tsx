import type { Video as VideoData } from '#site/shared/parts/video.ts'
import { ClickToLoad } from '#site/ui/click-to-load/click-to-load.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './video.module.css'

interface Props {
  readonly video: VideoData
}

/** A video behind its poster. Our own file plays in the gallery; a platform's player replaces the poster on click. */
export function Video({ video: { title, poster, src, captions, player } }: Props) {
  const picture = (
    <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 60rem, 92vw" isDecorative={!!(src ?? player)} />
  )
  return (
    <figure className={styles.video}>
      {src ? (
        <a
          href={src}
          className={styles.play}
          data-gallery
          data-width={poster.width}
          data-height={poster.height}
          data-captions={captions && JSON.stringify(captions)}
        >
          {picture}
          <Icon name="play" size={3} />
          <span className="visually-hidden">{`Play ${title}`}</span>
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
