/** Films as rows, or by the day on which they open: fetched with the first wish for it. No other file may import this one. */
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import type { FilterableFilm } from './film-choices.ts'
import { byOpeningDay } from './films-by-day.ts'
import stylesUrl from './other-view.css?url'

export interface OtherViewProps {
  readonly films: readonly FilterableFilm[]
  readonly byDay: boolean
}

export async function loadWithStyles() {
  await loadStyles(stylesUrl)
  return OtherView
}

function OtherView({ films, byDay }: OtherViewProps) {
  return (
    <div className="filmRows">
      {byDay ? (
        byOpeningDay(films).map(([day, ofDay]) => (
          <section key={day} className="day">
            <h3>{day}</h3>
            <Rows films={ofDay} isDated />
          </section>
        ))
      ) : (
        <Rows films={films} />
      )}
    </div>
  )
}

interface RowsProps {
  readonly films: readonly FilterableFilm[]
  /** Whether they stand below their day. */
  readonly isDated?: boolean
}

function Rows({ films, isDated = false }: RowsProps) {
  const Title = isDated ? 'h4' : 'h3'
  return (
    <ul>
      {films.map(({ id, href, title, language, kicker, meta = [], badge, picture }) => (
        <li key={id} className="row">
          {picture && (
            <div className="poster">
              <Picture picture={picture} use="poster" sizes="4rem" isDecorative />
            </div>
          )}
          <div>
            <Title lang={language}>
              <TitleLink href={href}>{title}</TitleLink>
            </Title>
            <p className="facts">{meta.join(' · ')}</p>
          </div>
          <p className="when">
            {!isDated && kicker && <span>{kicker}</span>}
            {badge && <TimeBadge badge={badge} isOnList />}
          </p>
        </li>
      ))}
    </ul>
  )
}
