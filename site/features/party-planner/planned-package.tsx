import { ownValue } from '#content/schema/own-value.ts'
import type { CinemaNames, PlannedPackage as Offer } from '#site/loaders/content-pages/packages/planned-package.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { CheckList } from '#site/ui/check-list/check-list.tsx'
import { focusAfter } from '#site/ui/focus/focus-after.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { bookingHref } from './criteria-query.ts'
import { isPossible, type NearestCriteria, nearestCriteria, type PartyCriteria, type Plan } from './plan.ts'
import { guestLimitText } from './planner-text.ts'
import { PriceLines } from './price-lines.tsx'
import { whereText } from './where.ts'

interface Props {
  readonly offer: Offer
  readonly plan: Plan
  readonly criteria: PartyCriteria
  readonly cinemas: CinemaNames
  /** Titles of packages that are possible, where this one is not. */
  readonly instead: readonly string[]
  /** Whether its picture is among the first that visitors see. */
  readonly isFirst: boolean
  /** Called to plan for other guests, or at any cinema. */
  readonly onWish: (criteria: NearestCriteria) => void
}

/** A package with what it costs for the guests that are wished for. */
export function PlannedPackage({ offer, plan, criteria, cinemas, instead, isFirst, onWish }: Props) {
  const { title, href, text, picture, inclusions, booking } = offer
  const { estimate } = plan
  const isIt = isPossible(plan)
  const nearest = nearestCriteria(offer, plan, criteria)
  return (
    <article className="planned" data-possible={isIt}>
      <Picture picture={picture} use="card" sizes="(min-width: 64rem) 28rem, 88vw" isFirst={isFirst} isDecorative />
      <div className="about">
        <h2>{href ? <Link href={href}>{title}</Link> : title}</h2>
        <p className="text">{text}</p>
      </div>
      <PriceLines offer={offer} guests={plan.guests} estimate={estimate} />
      <div className="where">
        <Icon name="person" size={1} />
        <p>{guestLimitText(offer.pricing)}</p>
        <Icon name="pin" size={1} />
        <p>{whereText(plan, offer.cinemas.length, ownValue(cinemas, criteria.cinema ?? '')?.name)}</p>
        {!isIt && instead.length > 0 && <p>Instead: {instead.join(', ')}.</p>}
      </div>
      <div className="ways">
        {nearest && (
          <Button
            isSmall
            onClick={({ currentTarget }) => {
              focusAfter(currentTarget)
              onWish(nearest)
            }}
          >
            Plan for {nearest.guests}
            {plan.isElsewhere && ' at any cinema'}
          </Button>
        )}
        {booking && (
          <ButtonLink
            className="book"
            href={bookingHref(booking, plan.isElsewhere ? { ...criteria, cinema: undefined } : criteria)}
          >
            {estimate.is === 'known' && isIt ? 'Book this' : 'Ask about it'}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        )}
      </div>
      <details>
        <summary>
          What is included, and where <Icon name="down" size={1} />
        </summary>
        <CheckList items={inclusions} />
        <Places plan={plan} cinemas={cinemas} />
      </details>
    </article>
  )
}

/** Each cinema that is large enough, with its halls. */
function Places({ plan: { large }, cinemas }: Pick<Props, 'plan' | 'cinemas'>) {
  if (large.length === 0) return null
  return (
    <>
      <h3 className="placesHeading">
        {large.some(({ halls }) => halls) ? 'Where, with the seats of each hall' : 'Where'}
      </h3>
      <ul className="places">
        {large.map(({ id, halls }) => {
          const { name, href } = ownValue(cinemas, id) ?? { name: id }
          return (
            <li key={id}>
              {href ? <Link href={href}>{name}</Link> : name}
              {halls && <span>{halls.map(({ name, seats }) => `${name} (${seats})`).join(', ')}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
