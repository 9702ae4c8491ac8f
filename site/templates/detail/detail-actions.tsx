import type { Detail } from '#site/loaders/content-pages/detail.ts'
import type { Badge } from '#site/shared/badge.ts'
import { type DuringAttributes, useStages } from '#site/ui/badge/use-stages.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'

type Actions = Pick<Detail, 'links' | 'calendar'>

/** The links of an entry, and its calendar file: what there is to do until the entry is over, as tickets of a past event lead nowhere. */
export const DetailActions = ({ detail: { badge, ...actions } }: { readonly detail: Detail }) =>
  badge ? <UntilOver {...actions} badge={badge} /> : <Buttons {...actions} />

function UntilOver({ badge, ...actions }: Actions & { readonly badge: Badge }) {
  const attributes = useStages(badge).during(({ tone }) => tone !== 'over')
  return attributes && <Buttons {...actions} attributes={attributes} />
}

/** The first of them is what one can do about the entry. */
const Buttons = ({ links, calendar, attributes }: Actions & { readonly attributes?: DuringAttributes }) => (
  <>
    {links.map(({ label, href }, index) => (
      <ButtonLink key={href} variant={index === 0 ? 'primary' : 'secondary'} href={href} {...attributes}>
        {label}
      </ButtonLink>
    ))}
    {calendar && (
      <ButtonLink
        variant={links.length === 0 ? 'primary' : 'secondary'}
        icon="calendar"
        href={calendar}
        {...attributes}
      >
        Add to calendar
      </ButtonLink>
    )}
  </>
)
