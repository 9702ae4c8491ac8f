import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './backdrop.module.css'

interface Props {
  readonly picture: PictureData
  readonly phonePicture?: PictureData | undefined
  /** Of the page: it is loaded before all others. */
  readonly isFirst?: boolean
}

/** A picture behind the words that come right after it: it fills what holds both, from edge to edge. */
export function Backdrop({ picture, phonePicture, isFirst = true }: Props) {
  return (
    <div className={styles.backdrop}>
      <Picture picture={picture} phonePicture={phonePicture} use="hero" sizes="100vw" isFirst={isFirst} isDecorative />
    </div>
  )
}

/** The light of a picture that stands whole among the words, on the wall behind them. */
export function Glow({ picture }: Pick<Props, 'picture'>) {
  return (
    <div className={styles.glow}>
      <Picture picture={picture} use="thumb" sizes="6rem" isDecorative />
    </div>
  )
}
