import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Video } from '../../ui/video/video.tsx'
import type { PageProps } from '../components.ts'

interface Props {
  readonly film: Pick<PageProps<'movie'>['data'], 'trailer' | 'stills'>
}

/** What of a film can be seen beforehand. */
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
