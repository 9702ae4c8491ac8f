import { ShowMore } from '#site/features/show-more/show-more.tsx'
import type { CardGroup, MoreCards } from '#site/loaders/cards/first-cards.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { choicesOf } from './choices.ts'
import styles from './filtered-cards.module.css'
import { useAllCards } from './use-all-cards.ts'

interface Props {
  readonly cards: readonly CardProps[]
  /** What is known of the rest, where the cards are the first part of the list. */
  readonly more?: MoreCards | undefined
  readonly filters: readonly Filter[]
  /** Parts of the list, each under a heading; without groups, the cards are one list. */
  readonly groups?: readonly CardGroup[] | undefined
  /** What the cards are, in the plural. */
  readonly noun: string
}

/**
 * A list of cards with filters. The choice is in the address (`?category=contest`), so that it can be shared. A page holds
 * all cards, or their first part: then a filter, or “Show more”, fetches the rest. Without script all that it holds is shown.
 */
export function FilteredCards({ filters, noun, ...list }: Props) {
  const { pathname } = useLocation()
  const query = useQuery()
  const { cards, groups, elsewhere, demand, most } = useAllCards(list, filters)
  const { shown } = useShown(cards)
  const choices = choicesOf(filters, shown, query, elsewhere)
  const chosen = choices.flatMap(({ value }) => value ?? [])
  const fitting = cards.filter(({ tags = [] }) => chosen.every((value) => tags.includes(value)))
  const found = fitting.filter((card) => shown.includes(card))
  // The cards up to the limit of displayed ones, including hidden cards between them.
  const next = found[most]
  const listed = next ? fitting.slice(0, fitting.indexOf(next)) : fitting
  const total = shown.length + (elsewhere?.count ?? 0)
  const isWhole = !elsewhere
  return (
    <>
      <ChoiceLinks choices={choices} />
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && !list.more && `${found.length} of ${total} ${noun}`}
      </p>
      {found.length === 0 && isWhole ? (
        <EmptyState noun={[noun, ...choices.flatMap(({ chosenLabel }) => chosenLabel ?? [])].join(' under ')}>
          {chosen.length > 0 && (
            <Link href={pathname} preventScrollReset>
              Show all {noun}
            </Link>
          )}
        </EmptyState>
      ) : list.more ? (
        <ShowMore
          count={Math.min(most, found.length)}
          total={chosen.length > 0 && isWhole ? found.length : total}
          step={list.cards.length}
          isNarrowed={chosen.length > 0}
          demand={demand}
          noun={noun}
        >
          <Found cards={listed} shown={found} groups={groups} noun={noun} />
        </ShowMore>
      ) : (
        <Found cards={fitting} shown={found} groups={groups} noun={noun} />
      )}
    </>
  )
}

interface FoundProps extends Pick<Props, 'cards' | 'groups' | 'noun'> {
  /** Those of the cards that have begun, and are not over. */
  readonly shown: Props['cards']
}

function Found({ cards, shown, groups, noun }: FoundProps) {
  if (!groups) return <Cards cards={cards} noun={noun} level={2} isFirst />
  return groups.map(({ id, heading, cardIds }) => {
    const inGroup = cards.filter((card) => cardIds.includes(card.id))
    if (inGroup.length === 0) return null
    return (
      <section
        key={id}
        className={styles.group}
        aria-labelledby={`groupTitle-${id}`}
        hidden={!inGroup.some((card) => shown.includes(card))}
        data-if-any=""
      >
        <h2 id={`groupTitle-${id}`}>{heading}</h2>
        <Cards cards={inGroup} noun={noun} isCompact />
      </section>
    )
  })
}
