import { promotionCategories } from '#content/schema/types/offer.ts'
import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { currentPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { themeOf } from '#site/loaders/content-pages/brand-themes.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Card } from '#site/shared/card.ts'

const categories = Object.entries(promotionCategories).map(([value, label]) => ({ value, label }))

/**
 * All categories, also those without a promotion: where the last one of a category ends, a page of some days ago offers the
 * same as a new one, and nothing in its row moves (decision 0118).
 */
const filters: readonly Filter[] = [{ id: 'category', label: 'Category', options: categories }]

/** All are of one brand, so what they are about stands where they have its name elsewhere. */
const byCategory = ({ tags = [], ...card }: Card): Card => ({
  ...card,
  tags,
  kicker: categories.flatMap(({ value, label }) => (tags.includes(value) ? label : [])).join(', '),
})

export const load = basicPageLoader(
  (source, { brand }) => {
    const cards = currentPromotions(
      source,
      source.all('promotion').filter((promotion) => promotion.brand === brand),
    )
    const { first, rest } = firstCards({ cards: cards.map(byCategory) })
    return {
      ...ifPresent('brand', brand),
      theme: themeOf(brand),
      filters,
      ...first,
      ...ifPresent('rest', rest),
    }
  },
  (source, _page, { cards }) => itemList(source, cards),
)
