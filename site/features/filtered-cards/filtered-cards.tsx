import { useLocation } from 'react-router'
import { useQuery } from '#site/navigation/use-query.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Chip } from '#site/ui/chip/chip.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import { type CardFilter, type Choice, choicesOf } from './choices.ts'
import styles from './filtered-cards.module.css'

type FilterableCard = CardProps & { readonly tags?: readonly string[] }

interface CardGroup {
  readonly id: string
  readonly heading: string
  readonly cardIds: readonly string[]
}

interface Props {
  readonly cards: readonly FilterableCard[]
  readonly filters: readonly CardFilter[]
  /** Parts of the list, each under a heading; without groups, the cards are one list. */
  readonly groups?: readonly CardGroup[] | undefined
  /** What the cards are, in the plural. */
  readonly noun: string
}

/**
 * A list of cards with filters. The choice is in the address (`?category=contest`), so that it can be shared; the page
 * holds all cards, and without script shows them.
 */
export function FilteredCards({ cards, filters, groups, noun }: Props) {
  const { pathname } = useLocation()
  const { shown, later } = useShown(cards)
  const choices = choicesOf(filters, shown, useQuery())
  const chosen = choices.flatMap(({ value }) => value ?? [])
  const found = shown.filter(({ tags = [] }) => chosen.every((value) => tags.includes(value)))
  return (
    <>
      {choices.map((choice) => (
        <Choices key={choice.id} choice={choice} pathname={pathname} />
      ))}
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && `${found.length} of ${shown.length} ${noun}`}
      </p>
      {found.length === 0 ? (
        <EmptyState noun={[noun, ...choices.flatMap(({ chosenLabel }) => chosenLabel ?? [])].join(' under ')}>
          {chosen.length > 0 && (
            <Link href={pathname} preventScrollReset>
              Show all {noun}
            </Link>
          )}
        </EmptyState>
      ) : (
        <Found cards={[...found, ...later]} groups={groups} noun={noun} />
      )}
    </>
  )
}

function Choices({ choice, pathname }: { readonly choice: Choice; readonly pathname: string }) {
  return (
    <nav className={styles.choices} aria-label={choice.label} data-print="none">
      <ul className={styles.row} onFocus={scrollFocusedIntoView}>
        {choice.options.map(({ label, count, search, isChosen }) => (
          <li key={label}>
            <Chip href={pathname + search} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {label} <span className={styles.count}>{count}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Found({ cards, groups, noun }: Pick<Props, 'cards' | 'groups' | 'noun'>) {
  if (!groups) return <Cards cards={cards} noun={noun} level={2} />
  return groups.map(({ id, heading, cardIds }) => {
    const inGroup = cards.filter((card) => cardIds.includes(card.id))
    if (inGroup.length === 0) return null
    return (
      <section key={id} className={styles.group} aria-labelledby={`groupTitle-${id}`}>
        <h2 id={`groupTitle-${id}`}>{heading}</h2>
        <Cards cards={inGroup} noun={noun} />
      </section>
    )
  })
}
