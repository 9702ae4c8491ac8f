import { Cards } from '../../ui/cards/cards.tsx'
import { Columns } from '../../ui/columns/columns.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Prose, TitledProse } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { FilmPreview } from '../movie/film-preview.tsx'
import { MovieHero } from '../movie/movie-hero.tsx'

/** A film of International Screens. */
export function Page({ data }: PageProps<'screen-movie'>) {
  const { synopsis, body, facts, encounters, related } = data
  return (
    <article>
      <MovieHero film={data} />
      <Columns card={<Facts facts={facts} />} isTextFirst>
        <TitledProse heading="Synopsis" tree={synopsis} />
        {body && <Prose tree={body} />}
      </Columns>
      <FilmPreview film={data} />
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
