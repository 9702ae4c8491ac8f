import { FilteredFilms } from '#site/features/film-lists/filtered-films.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Links } from '#site/ui/links/links.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './film-names.css?url'
import { FilmNames } from './film-names.tsx'
import { FilmsByLetter } from './films-by-letter.tsx'
import type { load } from './loader.ts'

type Listing = LoaderData<typeof load>

/**
 * Posters of films, and for an index first every film by its first letter: all of them, or those of the chosen one. What editors say of an
 * index stands before it: who reads it after many screens has no use for a quicker way.
 */
export function Films({
  listing: { page, cards, filters = [], letters, initials, namesAtOnce, noun },
}: {
  readonly listing: Listing
}) {
  const isIndex = letters !== undefined || initials !== undefined
  return (
    <>
      {isIndex && (
        <div className="filmsNote wrap">
          <PageStyles href={stylesUrl} />
          <ListNote page={page} />
        </div>
      )}
      {letters && (
        <nav className="filmLetters wrap" aria-label="By first letter">
          <Links links={letters.map(({ letter }) => ({ label: letter, href: `#${idOf(letter)}` }))} />
        </nav>
      )}
      {letters && (
        <Section heading="Every film by name">
          <Index letters={letters} />
        </Section>
      )}
      {initials && (
        <Section heading="Every film by name">
          <FilmsByLetter initials={initials} atOnce={namesAtOnce} />
        </Section>
      )}
      <Section heading={isIndex ? 'Now and next' : 'The films'} isWide>
        <FilteredFilms isShown shownAtFirst={24} films={cards} filters={filters} noun={noun} />
        {!isIndex && (
          <div className="wrap">
            <ListNote page={page} />
          </div>
        )}
      </Section>
    </>
  )
}

function Index({ letters }: { readonly letters: NonNullable<Listing['letters']> }) {
  return (
    <ul className="filmNames">
      {letters.map(({ letter, films }) => (
        <li key={letter} className="letter">
          <h3 id={idOf(letter)}>{letter}</h3>
          <FilmNames films={films} />
        </li>
      ))}
    </ul>
  )
}

const idOf = (letter: string): string => (letter === '#' ? 'filmsUnder-other' : `filmsUnder-${letter.toLowerCase()}`)
