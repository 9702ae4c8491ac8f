/** A food menu: dishes by category, in the editor's order. */

import type { Entry } from '#content/schema/entry-types.ts'
import { dietaryMarks } from '#content/schema/types/dining.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { formatRinggit } from '#site/shared/money.ts'
import type { MenuCategory } from '#site/shared/parts/food-menu.ts'

export function foodMenuOf(source: Source, items: Entry<'foodAndBeverage'>['items']): MenuCategory[] {
  return [...Map.groupBy(items, ({ category }) => category)].map(([title, dishes]) => ({
    title,
    dishes: dishes.map(({ name, price, description, image, dietary }) => ({
      name,
      price: formatRinggit(price),
      ...ifPresent('description', description),
      ...ifPresent('picture', image && source.picture(image)),
      dietary: dietary.map((key) => dietaryMarks[key]),
    })),
  }))
}
