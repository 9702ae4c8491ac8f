import type { BriefCinema } from '#site/shared/geo/brief-cinema.ts'
import { onDay } from '#site/shared/time/on-day.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { OpenNow } from '#site/ui/clock/open-now.tsx'
import type { MyCinema } from './my-cinema.ts'

interface Props {
  readonly mine: MyCinema
  /** What is known of it, once that is fetched. */
  readonly cinema: BriefCinema | undefined
  /** Whether the site knows no such cinema any more. */
  readonly isGone: boolean
  readonly onLeave: () => void
  readonly onForget: () => void
}

/** The visitor's cinema: whether it is open, and the ways to its tickets and its page, which one that is gone does not have. */
export function ChosenCinema({ mine, cinema, isGone, onLeave, onForget }: Props) {
  return (
    <section className="chosen" aria-label="Chosen">
      <p className="name">{mine.name}</p>
      <p className="hours">
        {cinema && <OpenNow hours={cinema.hours} />}
        {isGone && 'This cinema is no longer one of ours. Choose another from the list.'}
      </p>
      <div className="actions">
        {cinema?.tickets && (
          <ButtonLink variant="primary" isSmall icon="ticket" href={onDay(cinema.tickets)}>
            Tickets
          </ButtonLink>
        )}
        {!isGone && (
          <ButtonLink isSmall href={mine.href} onClick={onLeave}>
            Showtimes and offers
          </ButtonLink>
        )}
        <Button isSmall onClick={onForget}>
          Forget it
        </Button>
      </div>
    </section>
  )
}
