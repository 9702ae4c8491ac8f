import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useTimedAttributes } from '#site/ui/clock/use-timed-attributes.ts'
import { filmsBelowText } from './groups.tsx'

/**
 * The links of an entry, its films further down, and its calendar file: the first of them is what one can do about it. Links and calendar
 * are left out when it is over, as tickets of a past event lead nowhere.
 */
export function DetailActions({ detail }: { readonly detail: Detail }) {
  const { links, calendar, badge, lasts } = detail
  const attributes = useTimedAttributes(lasts)
  const films = filmsBelowText(detail)
  // Without a badge, the entry has no end.
  const isOver = badge && !attributes
  return (
    <>
      {!isOver &&
        links.map(({ label, href }, index) => (
          <ButtonLink key={index} variant={index === 0 ? 'primary' : 'secondary'} href={href} {...attributes}>
            {label}
          </ButtonLink>
        ))}
      {films && (
        <ButtonLink variant={links.length === 0 ? 'primary' : 'secondary'} href={films.href}>
          {films.label}
        </ButtonLink>
      )}
      {!isOver && calendar && (
        <ButtonLink
          variant={links.length === 0 && !films ? 'primary' : 'secondary'}
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
