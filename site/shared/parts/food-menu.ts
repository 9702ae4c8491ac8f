/** A menu as pages show it. */
import type { Picture } from '#site/shared/picture.ts'

export interface Dish {
  readonly name: string
  readonly price: string
  readonly description?: string
  readonly picture?: Picture
  readonly dietary: readonly string[]
}

export interface MenuCategory {
  readonly title: string
  readonly dishes: readonly Dish[]
}
