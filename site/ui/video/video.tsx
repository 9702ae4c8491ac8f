import { OnDemand } from '../on-demand/on-demand.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
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

/** A film behind its poster: neither our file nor a platform's player is asked for before someone presses play. */
export function Video({ video: { title, poster, src, player } }: Props) {
  const href = src ?? player
  const picture = <Picture picture={poster} use="figure" sizes="(min-width: 60rem) 60rem, 92vw" isDecorative={!!href} />
  return (
    <figure className={styles.video}>
      {href ? (
        <OnDemand href={href} title={title} action="Play" as={src ? 'video' : 'frame'}>
          {picture}
        </OnDemand>
      ) : (
        picture
      )}
      <figcaption className={styles.title}>{title}</figcaption>
    </figure>
  )
}
