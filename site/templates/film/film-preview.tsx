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

/** Pictures beside the trailer. */
const maxBeside = 2

/** Trailer and stills of a film. */
export function FilmPreview({ film: { trailer, stills } }: Props) {
  const beside = trailer ? stills.slice(0, maxBeside) : []
  const others = stills.slice(beside.length)
  const isAlone = beside.length === 0
  return (
    <>
      {trailer && (
        <Section heading={isAlone ? 'Trailer' : 'Trailer and stills'} id={trailerId}>
          <div className={isAlone ? undefined : 'filmPreview'}>
            <Video video={trailer} />
            <Pictures pictures={beside} layout="beside" />
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section heading={trailer ? 'More stills' : 'Stills'} isWide>
          <Pictures pictures={others} label="stills" layout="rail" />
        </Section>
      )}
    </>
  )
}
