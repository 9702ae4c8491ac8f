import type { ReactNode } from 'react'
import type { Detail } from '#site/loaders/content-pages/detail.ts'
import type { Badge } from '#site/shared/badge.ts'
import { useBadge } from '#site/ui/badge/time-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { DirectionLinks } from '#site/ui/direction-links/direction-links.tsx'
import { FactList } from '#site/ui/fact-list/fact-list.tsx'
import styles from './at-a-glance.module.css'
import { CalendarDays } from './calendar-days.tsx'

/** Whether the card has content. */
export const hasGlance = ({ facts, price }: Detail): boolean => facts.length > 0 || price !== undefined

/** Dates, price, facts and links. */
export function AtAGlance({
  detail: { calendarDays, price, facts, links, places = [], calendar, badge },
}: {
  readonly detail: Detail
}) {
  return (
    <>
      {calendarDays && <CalendarDays days={calendarDays} />}
      {price && (
        <p>
          <span className="visually-hidden">Price: </span>
          <span className={styles.price}>{price.text}</span>
          {price.note && <span className={styles.note}> {price.note}</span>}
        </p>
      )}
      <FactList facts={facts} />
      <UntilOver badge={badge}>
        {links.map(({ label, href }, index) => (
          <ButtonLink key={href} variant={index === 0 ? 'primary' : 'secondary'} href={href}>
            {label}
          </ButtonLink>
        ))}
      </UntilOver>
      {places.map(({ name, geo }) => (
        <div key={name}>
          <p className={styles.note}>Directions to {name}</p>
          <DirectionLinks label={`Directions to ${name}`} geo={geo} />
        </div>
      ))}
      {calendar && (
        <UntilOver badge={badge}>
          <ButtonLink icon="calendar" href={calendar}>
            Add to calendar
          </ButtonLink>
        </UntilOver>
      )}
    </>
  )
}

interface Lasting {
  /** Left out where there is no end. */
  readonly badge: Badge | undefined
  readonly children: ReactNode
}

/** What there is to do only until the entry is over: tickets of a past event lead nowhere. */
const UntilOver = ({ badge, children }: Lasting) => (badge ? <Ending badge={badge}>{children}</Ending> : children)

const Ending = ({ badge, children }: Lasting & { readonly badge: Badge }) =>
  useBadge(badge).tone === 'over' ? null : children
