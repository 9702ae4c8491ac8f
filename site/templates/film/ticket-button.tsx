import type { FilmSale } from '#site/loaders/films/film-tickets.ts'
import type { FilmTimes } from '#site/shared/film-state.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './ticket-button.module.css'
import { useFilmState } from './use-film-state.ts'

interface Props {
  readonly href: string
  readonly sale: FilmSale
  readonly times: FilmTimes
}

/** The way to the tickets while they are for sale, and from when on they are before that. */
export function TicketButton({ href, sale, times }: Props) {
  const state = useFilmState(times)
  switch (state?.tickets ?? sale.tickets) {
    case 'open':
      return (
        <ButtonLink variant="primary" icon="ticket" href={href}>
          Buy Now
        </ButtonLink>
      )
    case 'later':
      return (
        <p className={styles.opens}>
          <Icon name="calendar" />
          Advance tickets from {sale.opens}
        </p>
      )
    default:
      return null
  }
}
