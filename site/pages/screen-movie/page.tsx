import type { LoaderData } from '#site/loaders/loader.ts'
import { FilmFacts } from '#site/templates/film/film-facts.tsx'
import { FilmHero } from '#site/templates/film/film-hero.tsx'
import { FilmPreview } from '#site/templates/film/film-preview.tsx'
import { FilmShowtimes } from '#site/templates/film/film-showtimes.tsx'
import { CardSection } from '#site/ui/cards/card-section.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Prose, TitledProse } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** A film of International Screens. */
export function Page({ data }: Props) {
  const { synopsis, body, facts, encounters, related } = data
  return (
    <article>
      <FilmHero film={data} />
      <div className="filmText wrap">
        <div className="texts">
          <TitledProse heading="Synopsis" tree={synopsis} />
          {body && <Prose tree={body} />}
        </div>
        <FilmFacts facts={facts} />
      </div>
      <FilmShowtimes film={data} />
      <FilmPreview film={data} />
      {encounters.length > 0 && (
        <Section heading="Screen Encounters">
          <Cards cards={encounters} noun="encounters" isLarge />
        </Section>
      )}
      {related.length > 0 && <CardSection heading="From the same programme" cards={related} noun="films" />}
    </article>
  )
}
