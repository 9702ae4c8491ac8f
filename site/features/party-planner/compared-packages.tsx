/** Imported dynamically, by `party-planner.tsx`. */
import { InvitationButton } from '#site/features/invitation/invitation-button.tsx'
import type { CinemaNames, PlannedPackage as Offer } from '#site/loaders/content-pages/packages/planned-package.ts'
import { isPossible, planOf } from './plan.ts'
import { PlannedPackage } from './planned-package.tsx'
import { PlannerControls } from './planner-controls.tsx'
import { guestsProblemText, guestsText } from './planner-text.ts'
import { usePartyCriteria } from './use-party-criteria.ts'

export interface PartyPlannerProps {
  readonly packages: readonly [Offer, ...Offer[]]
  readonly cinemas: CinemaNames
}

/**
 * Packages side by side, for the guests and the cinema that a visitor chooses. Until then, and without script, each is shown for the number
 * that it is meant for.
 */
export function ComparedPackages({ packages, cinemas }: PartyPlannerProps) {
  const criteria = usePartyCriteria(
    Object.entries(cinemas).map(([id, { href }]) => ({ id, ...(href ? { href } : {}) })),
  )
  const plans = packages.map((offer) => ({ offer, plan: planOf(offer, criteria) }))
  const possible = plans.filter(({ plan }) => isPossible(plan)).map(({ offer }) => offer)
  return (
    // Links are followed with what was typed last in the address of this page.
    <div
      className="partyPlanner"
      onClickCapture={({ target }) => target instanceof Element && target.closest('a') && criteria.flush()}
    >
      <PlannerControls cinemas={cinemas} criteria={criteria} usual={packages[0].pricing.pax} />
      <p role="status" className="visually-hidden">
        {criteria.problem && guestsProblemText(criteria.problem)}
        {criteria.guests !== undefined &&
          `For ${guestsText(criteria.guests)}: ${possible.length === 0 ? 'no package' : possible.map(({ title }) => title).join(', ')}`}
      </p>
      <ul className="plannedPackages">
        {plans.map(({ offer, plan }, index) => (
          <li key={offer.id}>
            <PlannedPackage
              offer={offer}
              plan={plan}
              criteria={criteria}
              cinemas={cinemas}
              instead={possible
                .filter(({ occasion = offer.occasion }) => occasion === offer.occasion)
                .map(({ title }) => title)}
              isFirst={index === 0}
              onWish={criteria.choose}
            />
          </li>
        ))}
      </ul>
      <div className="invite">
        <InvitationButton cinema={criteria.cinema} />
      </div>
    </div>
  )
}
