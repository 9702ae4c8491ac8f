import type { ComponentProps } from 'react'
import type { Picture } from '#site/shared/picture.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Pictures } from '#site/ui/pictures/pictures.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { Video } from '#site/ui/video/video.tsx'

interface Props {
  readonly film: {
    readonly trailer?: ComponentProps<typeof Video>['video']
    readonly stills: readonly Picture[]
  }
}

const trailerId = 'filmTrailer'

/** Plays the trailer in the gallery, where it stands once more with its poster; or leads to the player of another site. */
export const TrailerButton = ({ video: { src } }: ComponentProps<typeof Video>) => (
  <ButtonLink icon="play" href={src ?? `#${trailerId}`} data-gallery={src && 'again'}>
    Watch trailer
  </ButtonLink>
)

/** Trailer and stills of a film. */
export function FilmPreview({ film: { trailer, stills } }: Props) {
  return (
    <>
      {trailer && (
        <Section heading="Trailer" id={trailerId} isBeside>
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
