import { removeFromMyList, useMyList } from '#site/features/my-list/my-list.ts'
import { openingText } from '#site/features/my-list/opening-text.ts'
import type { Link as LinkData } from '#site/shared/layout.ts'
import { Button } from '#site/ui/button/button.tsx'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Link } from '#site/ui/link/link.tsx'

interface Props {
  /** Link to the page of the list, where there is one. */
  readonly page: LinkData | undefined
  readonly onLeave: () => void
}

/** The visitor's films, and when they open. */
export function ListedFilms({ page, onLeave }: Props) {
  const films = useMyList()
  const now = useCurrentTime(films.flatMap(({ from }) => from ?? []))
  if (films.length === 0) return null
  return (
    <section className="list" aria-labelledby="myListHeading">
      <h3 id="myListHeading">
        {page ? (
          <Link href={page.href} onClick={onLeave}>
            {page.label}
          </Link>
        ) : (
          'My list'
        )}
      </h3>
      <ul>
        {films.map(({ href, title, from }) => (
          <li key={href} className="film">
            <p>
              <Link href={href} onClick={onLeave}>
                {title}
              </Link>{' '}
              <span className="about">{from && now !== undefined && openingText(from, now)}</span>
            </p>
            <Button
              variant="icon"
              icon="close"
              onClick={({ currentTarget }) => {
                focusAfter(currentTarget)
                removeFromMyList(href)
              }}
            >
              Take {title} off the list
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
