import { FilteredCards } from '../../features/filtered-cards/filtered-cards.tsx'
import { BasicContent } from '../../layout/basic-content.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { PageProps } from '../components.ts'
import styles from './page.module.css'

export function Page({ data: { page, years, filters } }: PageProps<'newsroom'>) {
  return (
    <BasicContent page={page}>
      <div className={`${styles.news} wrap`}>
        <p className={styles.feed}>
          <ButtonLink look="quiet" href="/news/feed.xml">
            Subscribe to the news feed
          </ButtonLink>
        </p>
        <FilteredCards
          cards={years.flatMap(({ cards }) => cards)}
          groups={years.map(({ year, cards }) => ({ id: year, heading: year, cardIds: cards.map(({ id }) => id) }))}
          filters={filters}
          of="news"
        />
      </div>
    </BasicContent>
  )
}
