import type { FilmSale } from '#site/loaders/films/film-tickets.ts'
import type { FilmBadge, Tone } from '#site/shared/badge.ts'
import { useBadge } from '#site/ui/badge/time-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './ticket-button.module.css'
import { useFilmState } from './use-film-state.ts'

interface Stage {
  /** Words beside the button, or in its place. */
  readonly words?: (sale: FilmSale) => string | undefined
  /** Whether the release is something to look forward to. */
  readonly hasCalendar?: true
  /** The way to other films, once there is nothing to buy. */
  readonly instead?: string
}

/** What stands where tickets are bought, at each stage of a film. The button itself is there whenever its tickets are for sale. */
const stages: Readonly<Record<Tone, Stage>> = {
  coming: {
    words: ({ opens, release }) => (opens ? `Advance tickets from ${opens}` : release && `In cinemas from ${release}`),
    hasCalendar: true,
  },
  sales: { words: ({ release }) => release && `In cinemas from ${release}`, hasCalendar: true },
  running: {},
  ending: { words: ({ lastDay }) => lastDay && `Until ${lastDay}` },
  over: { instead: 'What is showing now' },
}

interface Props {
  /** Undefined where no address is configured, and for a film that was over when the page was built. */
  readonly href: string | undefined
  readonly sale: FilmSale
  readonly badge: FilmBadge
  /** Address of the release's calendar file. */
  readonly calendar: string | undefined
}

/** The way to the tickets while they are for sale; before that when they will be, and after that what else is on. */
export function TicketButton({ href, sale, badge, calendar }: Props) {
  const { words, hasCalendar, instead } = stages[useBadge(badge).tone]
  const text = words?.(sale)
  const isOpen = (useFilmState(badge)?.tickets ?? sale.tickets) === 'open'
  return (
    <>
      {isOpen &&
        (href === undefined ? (
          <p className={styles.words}>Tickets at the box office</p>
        ) : (
          <ButtonLink variant="primary" icon="ticket" href={href}>
            Buy Now
          </ButtonLink>
        ))}
      {text && (
        <p className={styles.words}>
          <Icon name="clock" />
          {text}
        </p>
      )}
      {hasCalendar && calendar && (
        <ButtonLink icon="calendar" href={calendar}>
          Add to calendar
        </ButtonLink>
      )}
      {instead && <ButtonLink href={sale.otherFilms}>{instead}</ButtonLink>}
    </>
  )
}
