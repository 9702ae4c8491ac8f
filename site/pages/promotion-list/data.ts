import { promotionCategories } from '#content/schema/offer.ts'
import { basicWith } from '../../data/basic-page.ts'
import { promotionCard } from '../../data/cards/promotion.ts'
import { phaseOf } from '../../data/period.ts'

export const load = basicWith((source, { path }) => {
  const brand = path.replace('/promotions/', '')
  return {
    brand,
    categories: Object.entries(promotionCategories).map(([value, label]) => ({ value, label })),
    cards: source
      .all('promotion')
      .filter((promotion) => promotion.brand === brand && phaseOf(promotion, source.today) !== 'over')
      .map((promotion) => promotionCard(source, promotion)),
  }
})
