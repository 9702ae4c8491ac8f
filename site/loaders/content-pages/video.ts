/** A video: our own file, or a platform's player, loaded on demand. */

import { playerUrl } from '#site/config.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Picture } from '#site/shared/picture.ts'

export interface Video {
  readonly title: string
  readonly poster: Picture
  readonly src?: string
  /** Address of the platform's player, where one is configured. */
  readonly player?: string
}

interface ContentVideo {
  readonly title: string
  readonly poster: string
  readonly file?: string | undefined
  readonly platformId?: string | undefined
}

export const videoOf = (source: Source, { title, poster, file, platformId }: ContentVideo): Video => ({
  title,
  poster: source.picture(poster),
  ...(file ? { src: source.fileUrl(file) } : {}),
  ...ifPresent('player', platformId && playerUrl(source.config, platformId)),
})
