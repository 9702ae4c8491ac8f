import type { ComponentProps } from 'react'
import type { Picture } from '#site/shared/picture.ts'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Video } from '#site/ui/video/video.tsx'

interface Props {
  readonly film: {
    readonly trailer?: ComponentProps<typeof Video>['video']
    readonly stills: readonly Picture[]
  }
}

/** Trailer and stills of a film. */
export function FilmPreview({ film: { trailer, stills } }: Props) {
  return (
    <>
      {trailer && (
        <Section heading="Trailer">
          <Video video={trailer} />
        </Section>
      )}
      {stills.length > 0 && (
        <Section heading="Stills" isWide>
          <Pictures pictures={stills} label="stills" layout="rail" />
        </Section>
      )}
    </>
  )
}
