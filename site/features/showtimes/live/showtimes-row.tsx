import { AccessMark, knownMarks } from '#site/features/access/access-marks.tsx'
import type { Row } from '#site/features/showtimes/response/programme.ts'
import type { ShowtimesData } from '#site/features/showtimes/showtimes-data.ts'
import { formatDistance } from '#site/shared/geo/distance.ts'
import { onDay } from '#site/shared/time/on-day.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import type { OrderedGroup } from './order-groups.ts'
import { ShowtimeItem } from './showtime-item.tsx'
import { languagesOf, named } from './showtimes-text.ts'

interface Props {
  readonly row: Omit<Row, 'group'> & { readonly group: OrderedGroup }
  readonly businessDate: string
  readonly part: ShowtimesData
  readonly isMine: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A cinema or a film with its showtimes of a day, those with the same marks together. */
export function ShowtimesRow({ row: { group, versions }, businessDate, part, isMine, now }: Props) {
  const { title, href, notes, picture, kilometres } = group
  // Without a link of its own, a showtime leads to its cinema and day, or else to its film or the ticketing app.
  const tickets = group.tickets === undefined ? part.tickets : onDay(group.tickets, businessDate)
  const about = [
    isMine ? 'Your cinema' : undefined,
    kilometres === undefined ? undefined : formatDistance(kilometres),
    ...notes,
  ].filter((text) => text !== undefined)
  // What all versions have in common is said once.
  const languages = [...new Set(versions.map(({ showtimes }) => languagesOf(showtimes[0])))]
  return (
    <li className="row">
      <div className="name">
        {picture && (
          <div className="poster">
            <Picture picture={picture} use="poster" sizes="(min-width: 48rem) 4.5rem, 3.5rem" isDecorative />
          </div>
        )}
        <div>
          <h3 className="title">{href === undefined ? title : <Link href={href}>{title}</Link>}</h3>
          {about.length > 0 && <p className="about">{about.join(' · ')}</p>}
          {languages.length === 1 && <p className="about">{languages[0]}</p>}
        </div>
      </div>
      <div className="versions">
        {versions.map(({ key, showtimes }) => (
          <div key={key}>
            <p className="marks">
              <strong>{named(showtimes[0].formats, part.formatNames).join(' · ')}</strong>
              {languages.length > 1 && <span>{languagesOf(showtimes[0])}</span>}
              {knownMarks(showtimes[0].access).map((mark) => (
                <AccessMark key={mark} mark={mark} />
              ))}
            </p>
            <ul className="times">
              {showtimes.map((showtime) => (
                <li key={showtime.id}>
                  <ShowtimeItem showtime={showtime} businessDate={businessDate} tickets={tickets} now={now} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}
