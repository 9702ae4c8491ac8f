import type { CSSProperties } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './halls.module.css'
import type { load } from './loader.ts'

type Props = Pick<LoaderData<typeof load>, 'halls'>

const noBreak = '\u00a0'

/** A table of halls; a bar compares their sizes. */
export function Halls({ halls }: Props) {
  const maxSeats = Math.max(...halls.map(({ seats }) => seats))
  return (
    <div className={styles.region}>
      <table className={styles.halls}>
        <caption className="visually-hidden">Halls, their experiences and seats</caption>
        <thead>
          <tr>
            <th scope="col">Hall</th>
            <th scope="col">Experience</th>
            <th scope="col" className={styles.number}>
              Seats
            </th>
            <th scope="col">Wheelchair places</th>
          </tr>
        </thead>
        <tbody>
          {halls.map(({ name, experience, seats, wheelchairPlaces, wheelchairPlacesAt }) => (
            <tr key={name}>
              <th scope="row">{name.replace(/ (?=\d+$)/, noBreak)}</th>
              <td>
                {experience ? (
                  <Link href={experience.href}>{experience.title}</Link>
                ) : (
                  <span aria-hidden="true">–</span>
                )}
              </td>
              {/* React's types know no custom properties. */}
              <td className={styles.number} style={{ '--share': seats / maxSeats } as CSSProperties}>
                {seats}
                <span className={styles.bar} />
              </td>
              <td>
                <span className={styles.places}>
                  {wheelchairPlaces} {wheelchairPlacesAt && <span className={styles.where}>{wheelchairPlacesAt}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
