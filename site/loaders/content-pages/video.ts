/** A video: our own file, or a platform's player, loaded on demand. */

import { languages } from '#content/schema/languages.ts'
import { playerUrl } from '#site/config.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Video } from '#site/shared/parts/video.ts'

interface ContentVideo {
  readonly title: string
  readonly poster: string
  readonly file?: string | undefined
  readonly captions: readonly { readonly file: string; readonly language: keyof typeof languages }[]
  readonly platformId?: string | undefined
}

export const videoOf = (source: Source, { title, poster, file, captions, platformId }: ContentVideo): Video => ({
  title,
  poster: source.picture(poster),
  ...(file ? { src: source.fileUrl(file, 'video') } : {}),
  ...(file && captions.length > 0
    ? {
        captions: captions.map(({ file, language }) => ({
          src: source.fileUrl(file, 'captions'),
          language,
          label: languages[language],
        })),
      }
    : {}),
  ...ifPresent('player', platformId && playerUrl(source.config, platformId)),
})
