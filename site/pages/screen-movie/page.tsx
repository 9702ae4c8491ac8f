import { Cards } from '../../ui/cards/cards.tsx'
import { Columns } from '../../ui/columns/columns.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Pictures } from '../../ui/pictures/pictures.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Video } from '../../ui/video/video.tsx'
import type { PageProps } from '../components.ts'
import { MovieHero } from '../movie/movie-hero.tsx'
import styles from './page.module.css'

/** A film of International Screens. */
export function Page({ data }: PageProps<'screen-movie'>) {
  const { synopsis, body, facts, trailer, stills, encounters, related } = data
  return (
    <article>
      <MovieHero film={data} />
      <Columns card={<Facts facts={facts} />} isTextFirst>
        <section aria-labelledby="synopsis">
          <h2 id="synopsis" className={styles.heading}>
            Synopsis
          </h2>
          <Prose tree={synopsis} />
        </section>
        {body && <Prose tree={body} />}
      </Columns>
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
      {encounters.length > 0 && (
        <Section heading="Screen Encounters">
          <Cards cards={encounters} of="encounters" isLarge />
        </Section>
      )}
      {related.length > 0 && (
        <Section heading="From the same programme">
          <Cards cards={related} of="films" />
        </Section>
      )}
    </article>
  )
}
