import { FilteredCards } from '#site/features/filtered-cards/filtered-cards.tsx'
import { href } from '#site/href.ts'
import type { PageProps } from '#site/page-components.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
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
