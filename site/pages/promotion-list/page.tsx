import { FilteredCards } from '../../features/filtered-cards/filtered-cards.tsx'
import { href } from '../../href.ts'
import { BasicContent } from '../../layout/basic-content.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { PageProps } from '../components.ts'
import styles from './page.module.css'

export function Page({ data: { page, brand, categories, cards } }: PageProps<'promotion-list'>) {
  return (
    <div data-brand={brand}>
      <BasicContent page={page}>
        <div className={`${styles.list} wrap`}>
          <FilteredCards
            cards={cards}
            filters={[{ id: 'category', label: 'Category', options: categories }]}
            of="promotions"
          />
          <p className={styles.more}>
            <ButtonLink href={href('promotionIndex')}>View All Promotions</ButtonLink>
          </p>
        </div>
      </BasicContent>
    </div>
  )
}
