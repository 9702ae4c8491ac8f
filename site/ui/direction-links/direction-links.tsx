import { directionsTo } from '#site/shared/geo/directions.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './direction-links.module.css'

interface Props {
  readonly label: string
  readonly geo: Coordinates
}

/** Apps and maps that lead to a place. */
export const DirectionLinks = ({ label, geo }: Props) => (
  <ul className={styles.links} aria-label={label} data-print="none">
    {directionsTo(geo).map(({ name, href }) => (
      <li key={name}>
        <Link href={href}>{name}</Link>
      </li>
    ))}
  </ul>
)
