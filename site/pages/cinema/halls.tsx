import type { CSSProperties } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Link } from '#site/ui/link/link.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import hallsUrl from './halls.css?url'
import type { load } from './loader.ts'

type Props = Pick<LoaderData<typeof load>, 'halls'>

const noBreak = '\u00a0'

/** A table of halls; a bar compares their sizes. */
export function Halls({ halls }: Props) {
  const maxSeats = Math.max(...halls.map(({ seats }) => seats))
  return (
    <div className="cinemaHalls">
      <PageStyles href={hallsUrl} />
      <table>
        <caption className="visually-hidden">Halls, their experiences and seats</caption>
        <thead>
          <tr>
            <th scope="col">Hall</th>
            <th scope="col">Experience</th>
            <th scope="col" className="number">
              Seats
            </th>
            <th scope="col">Wheelchair places</th>
          </tr>
        </thead>
        <tbody>
          {halls.map(({ name, experience, seats, wheelchairPlaces, wheelchairPlacesAt }) => (
            <tr key={name}>
              <th scope="row">{name.replace(/ (?=\d+$)/, noBreak)}</th>
              <td>{experience && <Link href={experience.href}>{experience.title}</Link>}</td>
              {/* React's types know no custom properties. */}
              <td className="number" style={{ '--share': seats / maxSeats } as CSSProperties}>
                {seats}
                <span className="bar" />
              </td>
              <td>
                <span className="places">
                  {wheelchairPlaces} {wheelchairPlacesAt && <span className="where">{wheelchairPlacesAt}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
