import type { Detail, RelatedCards } from '#site/loaders/content-pages/detail.ts'
import { CardSection } from '#site/ui/cards/card-section.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { filmsId, filmsLink } from './films-link.ts'

const isOfFilms = ({ cards }: RelatedCards) => cards[0]?.shape === 'poster'

/** The link to films that stand below a text. */
export const filmsBelowText = ({ body, groups }: Detail) => filmsLink((body && groups.find(isOfFilms)?.cards) ?? [])

/** More wide cards than this are shown as a rail. */
const maxInGrid = 4

/** The entry's films. */
export const FilmGroups = ({ groups }: Pick<Detail, 'groups'>) =>
  groups
    .filter(isOfFilms)
    .map(({ heading, cards }, index) => (
      <CardSection key={heading} id={index === 0 ? filmsId : undefined} heading={heading} cards={cards} noun="films" />
    ))

/** Other entries: cinemas, those of the same type. */
export function OtherGroups({ groups }: Pick<Detail, 'groups'>) {
  const others = groups.filter((group) => !isOfFilms(group))
  return others.map(({ heading, cards }) => {
    const noun = heading.toLowerCase()
    return cards[0]?.shape === 'wide' && cards.length > maxInGrid ? (
      <Section key={heading} heading={heading} isWide>
        <Cards cards={cards} noun={noun} layout="rail" />
      </Section>
    ) : (
      <CardSection key={heading} heading={heading} cards={cards} noun={noun} />
    )
  })
}
