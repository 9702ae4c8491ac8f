/** What editors may enter twice must not give two children of one parent the same key: React would leave one of them out, or behind. */
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Halls } from '#site/pages/cinema/halls.tsx'
import { Reviews } from '#site/pages/movie/reviews.tsx'
import { CinemaMapSection } from '#site/sections/cinema-map/cinema-map.tsx'
import { FoodMenu } from '#site/ui/food-menu/food-menu.tsx'
import { Links } from '#site/ui/links/links.tsx'

/** Keys that two elements of one list have, anywhere in what a component returns. */
function repeatedKeys(node: ReactNode): (string | null)[] {
  if (Array.isArray(node)) {
    const keys = node.filter((child) => isValidElement(child)).map(({ key }) => key)
    return [...keys.filter((key, index) => key !== null && keys.indexOf(key) < index), ...node.flatMap(repeatedKeys)]
  }
  return isValidElement(node) ? repeatedKeys((node as ReactElement<{ children?: ReactNode }>).props.children) : []
}

const twice = <T,>(item: T): [T, T] => [item, item]
const dish = { name: 'Popcorn', price: 'RM 12', dietary: [] }
const picture = { name: 'popcorn', alt: '', width: 3, height: 2 } as never

it.each([
  ['links', () => Links({ links: twice({ label: 'Menu', href: '/menu' }) })],
  ['reviews', () => Reviews({ reviews: twice({ author: 'Ann', source: 'The Star', text: 'Fine.' }) as never })],
  ['halls', () => Halls({ halls: twice({ name: 'Hall 1', seats: '100', share: 1, wheelchairPlaces: 2 }) as never })],
  ['dishes', () => FoodMenu({ categories: [{ title: 'Snacks', dishes: twice(dish) }] })],
  [
    'dishes with pictures',
    () =>
      FoodMenu({ categories: [{ title: 'Snacks', dishes: [...twice({ ...dish, picture }), { ...dish, picture }] }] }),
  ],
  [
    'cinemas on a map',
    () => {
      const dots = twice({ x: 228, y: 448, brand: 'gsc' })
      return CinemaMapSection({ count: 2, finder: '/cinema', brands: [], dots, shores: [] } as never)
    },
  ],
])('keeps two %s that are alike apart', (_, rendered) => {
  const node = rendered()
  expect(node).not.toBeNull()
  expect(repeatedKeys(node)).toEqual([])
})
