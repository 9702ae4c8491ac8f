import { promotionCategories } from '#content/schema/types/offer.ts'
import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { currentPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { lookOf } from '#site/loaders/content-pages/brand-looks.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source, { brand }) => {
    const cards = currentPromotions(
      source,
      source.all('promotion').filter((promotion) => promotion.brand === brand),
    )
    const { first, rest } = firstCards({ cards })
    return {
      ...ifPresent('brand', brand),
      look: lookOf(brand),
      categories: Object.entries(promotionCategories).map(([value, label]) => ({ value, label })),
      ...first,
      ...ifPresent('rest', rest),
    }
  },
  (source, _page, { cards }) => itemList(source, cards),
)
