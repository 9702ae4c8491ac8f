import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './backdrop.module.css'

interface Props {
  readonly picture: PictureData
  readonly phonePicture?: PictureData | undefined
  /** Whether this is the page's first big picture, which is preloaded. */
  readonly isFirst?: boolean
}

/** A picture behind the element that follows it; it fills their common parent. */
export function Backdrop({ picture, phonePicture, isFirst = true }: Props) {
  return (
    <div className={styles.backdrop}>
      <Picture picture={picture} phonePicture={phonePicture} use="hero" sizes="100vw" isFirst={isFirst} isDecorative />
    </div>
  )
}

/** A blurred picture as background, for a picture that is shown in full beside the text. */
export function Glow({ picture }: Pick<Props, 'picture'>) {
  return (
    <div className={styles.glow} data-blurred>
      <Picture picture={picture} use="thumb" sizes="6rem" isDecorative />
    </div>
  )
}
