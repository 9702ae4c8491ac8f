import { promotionCategories } from '#content/schema/offer.ts'
import { basicWith } from '#site/data/basic-page.ts'
import { promotionCard } from '#site/data/cards/promotion.ts'
import { phaseOf } from '#site/data/period.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source, { path }) => {
    const brand = path.replace('/promotions/', '')
    const cards = source
      .all('promotion')
      .filter((promotion) => promotion.brand === brand && phaseOf(promotion, source.today) !== 'over')
      .map((promotion) => promotionCard(source, promotion))
    return {
      brand,
      categories: Object.entries(promotionCategories).map(([value, label]) => ({ value, label })),
      cards,
    }
  },
  (source, _page, { cards }) => itemList(source, cards),
)
