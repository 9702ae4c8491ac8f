/** What the package that is chosen in a form costs: the same as where packages are compared. */
import type { PackageChoice } from '#site/features/form/hire-choice.ts'
import { guestsIn, guestsProblem } from '#site/features/party-planner/criteria-query.ts'
import { type Estimate, estimateAt } from '#site/features/party-planner/estimate.ts'

export interface PackageCost {
  /** The number that was typed; until then, as many as the package is meant for. */
  readonly guests: number
  readonly estimate: Estimate
  /** A sentence that says what to do where what was typed is no number of guests. */
  readonly problem: string | undefined
}

export function packageCost({ offer, guests: text, cinema }: Omit<PackageChoice, 'field'>): PackageCost {
  const guests = guestsIn(text) ?? offer.pricing.pax
  return { guests, estimate: estimateAt(offer, guests, cinema), problem: guestsProblem(text) }
}
