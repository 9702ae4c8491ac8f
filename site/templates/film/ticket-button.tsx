import type { TicketButtonState } from '#site/loaders/films/film-tickets.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useTimedAttributes } from '#site/ui/clock/use-timed-attributes.ts'
import { Icon } from '#site/ui/icon/icon.tsx'

/** Styled by `film-hero.css`: the way to the tickets while they are for sale; before that when they will be, and after that what else is on. */
export const TicketButton = ({ parts }: { readonly parts: readonly TicketButtonState[] }) =>
  parts.map((part, index) => <Part key={index} part={part} />)

function Part({ part: { text, href, icon, variant, displayPeriod } }: { readonly part: TicketButtonState }) {
  const attributes = useTimedAttributes(displayPeriod)
  if (!attributes) return null
  return href ? (
    <ButtonLink variant={variant} icon={icon} href={href} {...attributes}>
      {text}
    </ButtonLink>
  ) : (
    <p {...attributes}>
      {icon && <Icon name={icon} />}
      {text}
    </p>
  )
}
