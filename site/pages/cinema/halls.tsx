import type { CSSProperties } from 'react'
import { AccessIcon } from '#site/features/access/access-icon.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Link } from '#site/ui/link/link.tsx'
import type { load } from './loader.ts'

type Props = Pick<LoaderData<typeof load>, 'halls'>

/** So many are in view on phones; a fold takes the room of two. */
const first = 4

/** Halls, a row each; a bar compares their sizes. */
export function Halls({ halls }: Props) {
  const areMany = halls.length > first + 2
  const rows = halls.map((hall, index) => <Hall key={index} {...hall} />)
  return (
    <div className="cinemaHalls">
      <ul>{areMany ? rows.slice(0, first) : rows}</ul>
      {areMany && (
        <details className="foldedOnPhones">
          <summary>All {halls.length} halls</summary>
          <ul>{rows.slice(first)}</ul>
        </details>
      )}
    </div>
  )
}

function Hall({ name, experience, seats, share, wheelchairPlaces, wheelchairPlacesAt }: Props['halls'][number]) {
  return (
    <li>
      <h3>{name}</h3>
      <p className="kind">{experience && <Link href={experience.href}>{experience.title}</Link>}</p>
      {/* React's types know no custom properties. */}
      <p className="seats" style={{ '--share': share } as CSSProperties}>
        {seats}
      </p>
      <p className="places">
        <AccessIcon name="chair" />
        <span>
          {wheelchairPlaces}
          <span className="visually-hidden"> wheelchair {wheelchairPlaces === 1 ? 'place' : 'places'}</span>
          {wheelchairPlacesAt && <span className="where"> {wheelchairPlacesAt}</span>}
        </span>
      </p>
    </li>
  )
}
