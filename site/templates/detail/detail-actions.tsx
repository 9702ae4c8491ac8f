import type { ReactNode } from 'react'
import type { Detail } from '#site/loaders/content-pages/detail.ts'
import type { Badge } from '#site/shared/badge.ts'
import { useBadge } from '#site/ui/badge/time-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'

/** The links of an entry, and its calendar file: the first of them is what one can do about it. */
export const DetailActions = ({ detail: { links, calendar, badge } }: { readonly detail: Detail }) => (
  <UntilOver badge={badge}>
    {links.map(({ label, href }, index) => (
      <ButtonLink key={href} variant={index === 0 ? 'primary' : 'secondary'} href={href}>
        {label}
      </ButtonLink>
    ))}
    {calendar && (
      <ButtonLink variant={links.length === 0 ? 'primary' : 'secondary'} icon="calendar" href={calendar}>
        Add to calendar
      </ButtonLink>
    )}
  </UntilOver>
)

interface Lasting {
  /** Left out where there is no end. */
  readonly badge: Badge | undefined
  readonly children: ReactNode
}

/** What there is to do only until the entry is over: tickets of a past event lead nowhere. */
const UntilOver = ({ badge, children }: Lasting) => (badge ? <Ending badge={badge}>{children}</Ending> : children)

const Ending = ({ badge, children }: Lasting & { readonly badge: Badge }) =>
  useBadge(badge).tone === 'over' ? null : children
