import { FilteredFilms } from '#site/features/film-lists/filtered-films.tsx'
import type { LetterOfFilms } from '#site/loaders/films/film-index.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Links } from '#site/ui/links/links.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './film-names.css?url'
import { FilmNames } from './film-names.tsx'
import { FilmsByLetter } from './films-by-letter.tsx'
import type { FilmListing, load } from './loader.ts'

interface Props extends Pick<LoaderData<typeof load>, 'page' | 'noun'> {
  readonly listing: FilmListing
}

/**
 * Posters of films, and for an index first every film by its first letter: all of them, or those of the chosen one. What editors say of an
 * index stands before it: who reads it after many screens has no use for a quicker way.
 */
export function Films({ listing: { cards, filters, names }, page, noun }: Props) {
  return (
    <>
      {names && (
        <div className="filmsNote wrap">
          <PageStyles href={stylesUrl} />
          <ListNote page={page} />
        </div>
      )}
      {names && 'letters' in names && (
        <nav className="filmLetters wrap" aria-label="By first letter">
          <Links links={names.letters.map(({ letter }) => ({ label: letter, href: `#${idOf(letter)}` }))} />
        </nav>
      )}
      {names && (
        <Section heading="Every film by name">
          {'letters' in names ? <Index letters={names.letters} /> : <FilmsByLetter {...names} />}
        </Section>
      )}
      <Section heading={names ? 'Now and next' : 'The films'} isWide>
        <FilteredFilms isShown shownAtFirst={24} films={cards} filters={filters} noun={noun} />
        {!names && (
          <div className="wrap">
            <ListNote page={page} />
          </div>
        )}
      </Section>
    </>
  )
}

function Index({ letters }: { readonly letters: readonly LetterOfFilms[] }) {
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
