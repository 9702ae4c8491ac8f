import { FilteredCards } from '#site/features/filtered-cards/filtered-cards.tsx'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Films } from './films.tsx'
import styles from './page.module.css'
import { Stories } from './stories.tsx'

/** So few are given room. */
const few = 6

export function Page({ data }: PageProps<'listing'>) {
  const isOfFilms = data.cards[0]?.shape === 'poster'
  return (
    <BasicContent page={data.page}>
      {isOfFilms ? (
        <Films listing={data} />
      ) : (
        <div className={`${styles.list} wrap`}>
          <List listing={data} />
        </div>
      )}
    </BasicContent>
  )
}

function List({ listing }: { readonly listing: PageProps<'listing'>['data'] }) {
  const { cards, filters, groups, of } = listing
  if (cards.some(({ body }) => body)) return <Stories stories={cards} />
  if (filters || groups) return <FilteredCards cards={cards} filters={filters ?? []} groups={groups} of={of} />
  return <Cards cards={cards} of={of} level={2} isLarge={cards.length <= few && cards[0]?.shape === 'wide'} />
}
