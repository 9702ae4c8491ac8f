import { ChoiceLinks } from '#site/features/filtered-cards/choice-links.tsx'
import { searchWith } from '#site/features/filtered-cards/choices.ts'
import { ShowMore } from '#site/features/show-more/show-more.tsx'
import { useShowMore } from '#site/features/show-more/use-show-more.ts'
import type { FilmsOnDemand, Initial } from '#site/loaders/films/film-index.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { Link } from '#site/ui/link/link.tsx'
import { FilmNames } from './film-names.tsx'

interface Props {
  readonly initials: readonly Initial[]
  /** How many names are shown at once. */
  readonly atOnce: number
}

/** The films under one letter, which the address has chosen (`?letter=m`): their names are fetched then. */
export function FilmsByLetter({ initials, atOnce }: Props) {
  const query = useQuery()
  const chosen = initials.find(({ letter }) => nameOf(letter) === query.get('letter'))
  const { most, demand } = useShowMore<FilmsOnDemand>(atOnce, chosen !== undefined)
  const films = demand.rest?.letters.find(({ letter }) => letter === chosen?.letter)?.films ?? []
  const options = initials.map((initial) => ({
    label: initial.letter,
    count: initial.count,
    search: searchWith(query, 'letter', nameOf(initial.letter)),
    isChosen: initial === chosen,
  }))
  return (
    <>
      <ChoiceLinks choices={[{ label: 'By first letter', options }]} />
      {chosen ? (
        <ShowMore
          count={Math.min(most, films.length)}
          total={demand.rest ? films.length : chosen.count}
          step={atOnce}
          isNarrowed={false}
          demand={demand}
          noun="films"
          item="li"
        >
          <FilmNames films={films.slice(0, most)} className="filmNames" />
        </ShowMore>
      ) : (
        <p>
          Choose a letter to see the films under it, or find every film in the <Link href="/sitemap.xml">sitemap</Link>.
        </p>
      )}
    </>
  )
}

/** Name of a letter in the address. */
const nameOf = (letter: string): string => (letter === '#' ? 'other' : letter.toLowerCase())
