import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { DirectionLinks } from '#site/ui/direction-links/direction-links.tsx'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import styles from './at-a-glance.module.css'
import { CalendarDays } from './calendar-days.tsx'

/** Whether the card has content. */
export const hasGlance = ({ facts, price }: Detail): boolean => facts.length > 0 || price !== undefined

/** Dates, price, facts and the way there. */
export function AtAGlance({ detail: { calendarDays, price, facts, places = [] } }: { readonly detail: Detail }) {
  return (
    <div className={styles.glance}>
      {calendarDays && <CalendarDays days={calendarDays} />}
      {price && (
        <p className={styles.cost}>
          <span className="visually-hidden">Price: </span>
          <span className={styles.price}>{price.text}</span>
          {price.note && <span className={styles.note}> {price.note}</span>}
        </p>
      )}
      <FactList facts={facts} />
      {places.map(({ name, geo }, index) => (
        <div key={index} className={styles.place}>
          <p className={styles.note}>Directions to {name}</p>
          <DirectionLinks label={`Directions to ${name}`} geo={geo} />
        </div>
      ))}
    </div>
  )
}
