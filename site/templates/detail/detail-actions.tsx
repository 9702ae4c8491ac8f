import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useTimedAttributes } from '#site/ui/clock/use-timed-attributes.ts'

/**
 * The links of an entry, and its calendar file: the first of them is what one can do about it, until it is over, as tickets of a past
 * event lead nowhere.
 */
export function DetailActions({ detail: { links, calendar, badge, lasts } }: { readonly detail: Detail }) {
  const attributes = useTimedAttributes(lasts)
  // Without a badge, the entry has no end.
  if (badge && !attributes) return null
  return (
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
}
