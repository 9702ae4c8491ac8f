import { promotionCategories } from '#content/schema/types/offer.ts'
import { promotionCard } from '#site/loaders/cards/promotion.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { phaseOf } from '#site/loaders/format/date-range.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source, { brand }) => {
    const cards = source
      .all('promotion')
      .filter((promotion) => promotion.brand === brand && phaseOf(promotion, source.today) !== 'over')
      .map((promotion) => promotionCard(source, promotion))
    return {
      ...ifPresent('brand', brand),
      categories: Object.entries(promotionCategories).map(([value, label]) => ({ value, label })),
      cards,
    }
  },
  (source, _page, { cards }) => itemList(source, cards),
)
