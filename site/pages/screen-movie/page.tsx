import type { LoaderData } from '#site/loaders/loader.ts'
import { FilmPreview } from '#site/templates/film/film-preview.tsx'
import { MovieHero } from '#site/templates/film/movie-hero.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Columns } from '#site/ui/columns/columns.tsx'
import { Facts } from '#site/ui/facts/facts.tsx'
import { Prose, TitledProse } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** A film of International Screens. */
export function Page({ data }: Props) {
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
