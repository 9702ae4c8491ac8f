import { FilteredFilms } from '#site/features/film-lists/filtered-films.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { Section } from '#site/ui/section/section.tsx'
import styles from './films.module.css'
import type { load } from './loader.ts'

type Listing = LoaderData<typeof load>

/** Posters of films, and for an index also every film by its first letter. */
export function Films({ listing: { cards, filters = [], letters, noun } }: { readonly listing: Listing }) {
  return (
    <>
      {letters && (
        <nav className={`${styles.letters} wrap`} aria-label="By first letter">
          <Links links={letters.map(({ letter }) => ({ label: letter, href: `#${idOf(letter)}` }))} />
        </nav>
      )}
      <Section heading={letters ? 'Now and next' : 'The films'} isWide>
        <FilteredFilms shownAtFirst={24} films={cards} filters={filters} noun={noun} />
      </Section>
      {letters && (
        <Section heading="Every film by name">
          <Index letters={letters} />
        </Section>
      )}
    </>
  )
}

function Index({ letters }: { readonly letters: NonNullable<Listing['letters']> }) {
  return (
    <ul className={styles.index}>
      {letters.map(({ letter, films }) => (
        <li key={letter} className={styles.letter}>
          <h3 id={idOf(letter)}>{letter}</h3>
          <ul>
            {films.map(([slug, title]) => (
              <li key={slug}>
                <Link href={href('movie', { slug })} className={styles.film}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const idOf = (letter: string): string => (letter === '#' ? 'filmsUnder-other' : `filmsUnder-${letter.toLowerCase()}`)
