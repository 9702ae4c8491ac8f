import { FilteredCards } from '#site/features/filtered-cards/filtered-cards.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { IndexBanners, IndexHero } from '#site/templates/basic/index-hero.tsx'
import { BrandMark } from '#site/templates/brand/brand-mark.tsx'
import { BrandPage } from '#site/templates/brand/brand-page.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, brand, theme, cards, more, filters } }: Props) {
  return (
    <BrandPage as="div" brand={brand} theme={theme}>
      <BasicContent
        page={page}
        hero={<IndexHero page={page} mark={<BrandMark theme={theme} />} />}
        text={null}
        after={<IndexBanners page={page} />}
      >
        <div className={`${styles.list} wrap`}>
          <FilteredCards cards={cards} more={more} filters={filters} noun="promotions" />
          <ListNote page={page} />
          <p className={styles.more}>
            <ButtonLink href={href('promotionIndex')}>View All Promotions</ButtonLink>
          </p>
        </div>
      </BasicContent>
    </BrandPage>
  )
}
