/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { byDistance } from '#site/features/geolocation/by-distance.ts'
import { PositionError } from '#site/features/geolocation/position-error.tsx'
import { usePosition } from '#site/features/geolocation/use-position.ts'
import { usePageChange } from '#site/navigation/use-page-change.ts'
import type { BriefCinema } from '#site/shared/geo/brief-cinema.ts'
import { formatDistance } from '#site/shared/geo/distance.ts'
import type { Link } from '#site/shared/layout.ts'
import { tokenize } from '#site/shared/tokenize.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { nearIcon } from '#site/ui/icon/near-icon.tsx'
import { SearchField } from '#site/ui/search-field/search-field.tsx'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { ChosenCinema } from './chosen-cinema.tsx'
import { ListedFilms } from './listed-films.tsx'
import { chooseCinema, useMyCinema } from './my-cinema.ts'
import stylesUrl from './my-cinema-dialog.css?url'

export interface MyCinemaDialogProps {
  /** Link to the page of the visitor's films, where there is one. */
  readonly listPage: Link | undefined
  /** The ways to the visitor's account, which not every header has room for. */
  readonly account: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
}

export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return MyCinemaDialog
}

/** Up to this many cinemas can be looked over without a search. */
const fewCinemas = 8

/** The visitor's cinema, and all cinemas to choose another from: by name, or the nearest first. */
function MyCinemaDialog({ listPage, account, isOpen, onClose }: MyCinemaDialogProps) {
  const mine = useMyCinema()
  const { cinemas, hasFailed, tryAgain } = useCinemas(isOpen)
  const { position, requestPosition, forgetPosition } = usePosition()
  // What failed is not said again when it is opened anew.
  const close = () => {
    tryAgain()
    if (position.is !== 'known') forgetPosition()
    onClose()
  }
  usePageChange(close)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const visitor = position.is === 'known' ? position.coordinates : undefined
  const shown = useMemo(() => {
    const found = cinemas.filter((cinema) => isMeant(cinema, typed))
    return visitor ? byDistance(found, visitor) : found.map((item) => ({ item, kilometres: undefined }))
  }, [cinemas, typed, visitor])
  const known = cinemas.find(({ href }) => href === mine?.href)
  const choose = (cinema: BriefCinema | undefined) => {
    chooseCinema(cinema)
    if (cinema) close()
  }
  return (
    <Dialog title="My cinema" isOpen={isOpen} onClose={close}>
      <div className="myCinema">
        {mine ? (
          <ChosenCinema
            mine={mine}
            cinema={known}
            isGone={cinemas.length > 0 && !known}
            onLeave={close}
            onForget={() => {
              // What is next in the dialog is about something else.
              list.current?.focus()
              choose(undefined)
            }}
          />
        ) : (
          <p className="intro">
            Choose it once: showtimes, tickets and opening hours are then those of your cinema first.
          </p>
        )}
        <ListedFilms page={listPage} onLeave={close} />
        {account}
        <div className="find">
          {cinemas.length > fewCinemas && <SearchField label="Cinema, town or state" value={typed} onType={setTyped} />}
          <Button
            icon={nearIcon}
            aria-pressed={visitor !== undefined}
            aria-busy={position.is === 'requested'}
            onClick={visitor ? forgetPosition : requestPosition}
          >
            Nearest first
          </Button>
        </div>
        <div role="alert">
          <PositionError position={position.is} instead="Choose your cinema from the list." />
          {hasFailed && (
            <p>
              The list of cinemas cannot be reached right now.{' '}
              <Button
                variant="link"
                onClick={() => {
                  // This click removes its own button.
                  list.current?.focus()
                  tryAgain()
                }}
              >
                Try again
              </Button>
            </p>
          )}
        </div>
        <ul
          ref={list}
          tabIndex={-1}
          className="cinemas"
          aria-label="Cinemas"
          aria-busy={cinemas.length === 0 && !hasFailed}
        >
          {shown.map(({ item: cinema, kilometres }) => (
            <li key={cinema.href}>
              <button
                type="button"
                className="cinema"
                aria-pressed={cinema.href === mine?.href}
                onClick={() => choose(cinema)}
              >
                <span className="name">{cinema.name}</span>
                <span className="about">
                  {[kilometres === undefined ? undefined : formatDistance(kilometres), ...placeOf(cinema)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="note">
          {cinemas.length > 0 && shown.length === 0
            ? 'No cinema is called that, and none is there.'
            : 'Your cinema is kept on this device, and your position is forgotten with the page.'}
        </p>
      </div>
    </Dialog>
  )
}

/** Its town and state, once where a town has its state's name. */
const placeOf = ({ town, state }: BriefCinema): string[] => [...new Set([town, state])]

/** Whether every word that was typed begins a word of the cinema's name or place. */
function isMeant({ name, town, state }: BriefCinema, typed: string): boolean {
  const words = tokenize(`${name} ${town} ${state}`)
  return tokenize(typed).every((part) => words.some((word) => word.startsWith(part)))
}

function useCinemas(isWanted: boolean) {
  const [cinemas, setCinemas] = useState<readonly BriefCinema[]>([])
  const [hasFailed, setFailed] = useState(false)
  const isMissing = isWanted && !hasFailed && cinemas.length === 0
  useEffect(() => {
    if (isMissing) loadCinemas().then(setCinemas, () => setFailed(true))
  }, [isMissing])
  return { cinemas, hasFailed, tryAgain: () => setFailed(false) }
}
