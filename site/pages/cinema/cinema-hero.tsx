import { ButtonLink } from '../../ui/button/button.tsx'
import { Hero } from '../../ui/hero/hero.tsx'
import type { PageProps } from '../components.ts'
import styles from './cinema-hero.module.css'

/** The house, and at a glance how large it is. */
export function CinemaHero({ cinema }: { readonly cinema: PageProps<'cinema'>['data'] }) {
  const { title, brandName, summary, picture, showtimes, numberOfHalls, seatingCapacity, wheelchairPlaces } = cinema
  return (
    <>
      <Hero
        title={title}
        kicker={brandName}
        summary={summary}
        picture={picture}
        actions={
          <>
            {showtimes && (
              <ButtonLink look="main" icon="ticket" href={showtimes}>
                Buy Now
              </ButtonLink>
            )}
            <ButtonLink icon="pin" href="#visit">
              Getting here
            </ButtonLink>
          </>
        }
      />
      <dl className={`${styles.numbers} wrap`}>
        <Figure label="Number of halls" value={numberOfHalls} />
        <Figure label="Seating capacity" value={seatingCapacity} />
        <Figure label="Wheelchair places" value={wheelchairPlaces} />
      </dl>
    </>
  )
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)
