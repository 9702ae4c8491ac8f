import type { Dish, MenuCategory } from '#site/shared/parts/food-menu.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './food-menu.css?url'

interface Props {
  readonly categories: readonly MenuCategory[]
}

/** Dishes with prices by category, those with a picture first. */
export function FoodMenu({ categories }: Props) {
  return (
    <div className="foodMenu">
      <PageStyles href={stylesUrl} />
      {categories.map(({ title, dishes }, index) => {
        const [pictured, unpictured] = [
          dishes.filter(({ picture }) => picture),
          dishes.filter(({ picture }) => !picture),
        ]
        const areMany = pictured.length > 2
        const lines = areMany ? unpictured : [...pictured, ...unpictured]
        return (
          <section key={index} className="category" aria-label={title}>
            <h3 className="title">{title}</h3>
            {areMany && (
              <ul className="pictured">
                {pictured.map((dish, index) => (
                  <DishLine key={index} dish={dish} sizes="(min-width: 48rem) 20rem, 44vw" />
                ))}
              </ul>
            )}
            {lines.length > 0 && (
              <ul className="lines">
                {lines.map((dish, index) => (
                  <DishLine key={index} dish={dish} sizes="(min-width: 75rem) 9rem, 5.5rem" />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

interface DishLineProps {
  readonly dish: Dish
  /** As `food-menu.css` has its picture. */
  readonly sizes: string
}

function DishLine({ dish: { name, price, description, picture, dietary }, sizes }: DishLineProps) {
  return (
    <li className="dish">
      {picture && (
        <div className="picture">
          <Picture picture={picture} use="card" sizes={sizes} />
        </div>
      )}
      <p className="line">
        <strong className="name">{name}</strong>
        <span className="leader" aria-hidden="true" />
        <span className="price">{price}</span>
      </p>
      {description && <p className="description">{description}</p>}
      {dietary.length > 0 && <p className="dietary">{dietary.join(' · ')}</p>}
    </li>
  )
}
