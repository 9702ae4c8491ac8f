import { href } from '#site/href.ts'
import type { LetterOfFilms } from '#site/loaders/films/film-index.ts'
import { Link } from '#site/ui/link/link.tsx'

interface Props extends Pick<LetterOfFilms, 'films'> {
  readonly className?: string | undefined
}

export const FilmNames = ({ films, className }: Props) => (
  <ul className={className}>
    {films.map(([slug, title]) => (
      <li key={slug}>
        <Link href={href('movie', { slug })} className="film">
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
