/** The picture that shared links show: one size for all, as the networks cut everything else themselves. */
import { type Picture, pictureVersion } from '../ui/picture/picture-data.ts'

export const shareSize = { width: 1200, height: 630 } as const

/** Only the build knows how to make it: see `build/pictures.ts`. */
export const sharePictureUrl = ({ name }: Picture): string =>
  `/media/${pictureVersion}/${name}-${shareSize.width}x${shareSize.height}.jpg`
