import { type ReactNode, useState } from 'react'
import { href } from '#site/href.ts'
import { useOnDemand } from '#site/navigation/payload/use-on-demand.ts'
import { changesOfFilms } from '#site/shared/films/film-state.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { useCurrentTime } from '#site/ui/clock/use-current-time.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { passFocusOn } from '#site/ui/focus/focus-after.ts'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { listedCard } from './listed-card.ts'
import styles from './my-films.module.css'
import { type ListedFilm, useMyList } from './my-list.ts'
import settleMyList from './pre-paint-my-list.js?url'

interface Props {
  /** What is said of the list, below it. */
  readonly note: ReactNode
  /** Shown if the list was empty when the page was opened, and to visitors without script. */
  readonly children: ReactNode
}

/**
 * The visitor's films, and what there is to say of each now.
 *
 * The built page is that of an empty list, so that most see it at once; `pre-paint-my-list.js` blocks rendering just before it, and hides
 * it from those who have one until React knows their films.
 */
export function MyFilms({ note, children }: Props) {
  const isHydrated = useIsHydrated()
  const films = useListAsSeen()
  const { rest, state, tryAgain } = useOnDemand<{ readonly films: readonly CardProps[] }>(films.length > 0)
  // Keeps the retry button, and the focus on it, from a failure until the films are loaded.
  const [isMissing, setMissing] = useState(false)
  if (isMissing !== (state === 'failed' || (isMissing && state === 'fetching'))) setMissing(!isMissing)
  const known = rest && new Map(rest.films.map((card) => [card.href, card]))
  const now = useCurrentTime(changesOfFilms(rest?.films ?? []))
  const isEmpty = films.length === 0
  const [wasEmpty, setWasEmpty] = useState<boolean>()
  // The first heart would take itself away, with the focus.
  if (isHydrated && wasEmpty === undefined) setWasEmpty(isEmpty)
  return (
    <div className={styles.films} aria-busy={state === 'fetching'}>
      {!isHydrated && <script src={settleMyList} data-my-list="" />}
      <div className="wrap">
        <noscript>
          <p>Your list is kept on this device. To show it, this page needs JavaScript.</p>
        </noscript>
        {isMissing && (
          <p ref={passFocusOn}>
            <span role="alert">
              {state === 'failed' ? 'What is known of your films cannot be reached right now.' : 'Asking again …'}
            </span>{' '}
            <Button variant="link" aria-busy={state === 'fetching'} onClick={tryAgain}>
              Try again
            </Button>
          </p>
        )}
        {now !== undefined && films.length > 0 && (isMissing || state !== 'fetching') && (
          <>
            <Cards cards={films.map((film) => listedCard(film, known, now))} noun="films" level={2} />
            {note}
          </>
        )}
      </div>
      {(isEmpty || wasEmpty) && (
        <div data-empty-list="">
          {isEmpty && (
            <div className={`${styles.empty} wrap`}>
              <EmptyState noun="films" message="Nothing is on your list yet. A heart on a poster puts a film here.">
                <ButtonLink variant="primary" href={href('movies')}>
                  See what is on
                </ButtonLink>
              </EmptyState>
            </div>
          )}
          {children}
          {isEmpty && <div className="wrap">{note}</div>}
        </div>
      )}
    </div>
  )
}

/** Films taken off stay until the page is left: nothing moves under a finger, and a slip is undone where it was made. */
function useListAsSeen(): readonly ListedFilm[] {
  const films = useMyList()
  const [seen, setSeen] = useState(films)
  const added = films.filter(({ href }) => !seen.some((film) => film.href === href))
  if (added.length > 0) setSeen([...added, ...seen])
  return seen
}
