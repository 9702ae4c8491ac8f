import { FilteredCards } from '#site/features/filtered-cards/filtered-cards.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { IndexBanners, IndexHero } from '#site/templates/basic/index-hero.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { CardListing, load } from './loader.ts'
import styles from './page.module.css'
import { Stories } from './stories.tsx'

type Props = { readonly data: LoaderData<typeof load> }

/** Most lists are of something else. */
const Films = lazyPart(() => import('./films.tsx'), 'Films')

/** Up to this many cards are shown large. */
const maxLarge = 6

export function Page({ data }: Props) {
  return (
    <BasicContent
      page={data.page}
      hero={<IndexHero page={data.page} />}
      text={null}
      after={<IndexBanners page={data.page} />}
    >
      {data.kind === 'films' ? (
        <Films listing={data} page={data.page} noun={data.noun} />
      ) : (
        <div className={`${styles.list} wrap`}>
          {data.kind === 'stories' ? <Stories stories={data.cards} /> : <CardList listing={data} noun={data.noun} />}
          <ListNote page={data.page} />
        </div>
      )}
    </BasicContent>
  )
}

interface CardListProps {
  readonly listing: CardListing
  readonly noun: string
}

function CardList({ listing: { cards, more, filters, groups }, noun }: CardListProps) {
  if (filters || groups || more)
    return <FilteredCards cards={cards} more={more} filters={filters ?? []} groups={groups} noun={noun} />
  return <Cards cards={cards} noun={noun} level={2} isLarge={cards.length <= maxLarge && cards[0]?.shape === 'wide'} />
}
