import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import type { PartyPlannerProps } from './compared-packages.tsx'
import stylesUrl from './party-planner.css?url'
import priceLinesUrl from './price-lines.css?url'

const ComparedPackages = lazyPart(() => import('./compared-packages.tsx'), 'ComparedPackages')

/** Packages to compare, for as many guests as come. The built page has all of them; what answers to a choice comes late. */
export const PartyPlanner = (props: PartyPlannerProps) => (
  <>
    <PageStyles href={priceLinesUrl} />
    <PageStyles href={stylesUrl} />
    <ComparedPackages {...props} />
  </>
)
