import type { FilmSale } from '#site/loaders/films/film-tickets.ts'
import type { FilmBadge, Tone } from '#site/shared/badge.ts'
import { filmStateAt } from '#site/shared/film-state.ts'
import { useStages } from '#site/ui/badge/use-stages.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './ticket-button.module.css'

interface Stage {
  /** Words beside the button, or in its place. */
  readonly words?: (sale: FilmSale) => string | undefined
  /** Whether the release is something to look forward to. */
  readonly hasCalendar?: true
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
  over: {},
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
  const { during } = useStages(badge)
  const open = during(({ at }) => (at === undefined ? sale.tickets : filmStateAt(badge, at).tickets) === 'open')
  const ahead = during(({ tone }) => stages[tone].hasCalendar === true)
  const over = during(({ tone }) => tone === 'over')
  return (
    <>
      {open &&
        (href === undefined ? (
          <p className={styles.words} {...open}>
            Tickets at the box office
          </p>
        ) : (
          <ButtonLink variant="primary" icon="ticket" href={href} {...open}>
            Buy Now
          </ButtonLink>
        ))}
      {Object.entries(stages).map(([name, { words }]) => {
        const text = words?.(sale)
        const attributes = text && during(({ tone }) => tone === name)
        return (
          attributes && (
            <p key={name} className={styles.words} {...attributes}>
              <Icon name="clock" />
              {text}
            </p>
          )
        )
      })}
      {ahead && calendar && (
        <ButtonLink icon="calendar" href={calendar} {...ahead}>
          Add to calendar
        </ButtonLink>
      )}
      {over && (
        <ButtonLink href={sale.otherFilms} {...over}>
          What is showing now
        </ButtonLink>
      )}
    </>
  )
}
