import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './food-menu.module.css'

interface Dish {
  readonly name: string
  readonly price: string
  readonly description?: string
  readonly picture?: PictureData
  readonly dietary: readonly string[]
}

interface Props {
  readonly categories: readonly { readonly title: string; readonly dishes: readonly Dish[] }[]
}

/** Dishes with prices by category, those with a picture first. */
export function FoodMenu({ categories }: Props) {
  return (
    <div className={styles.menu}>
      {categories.map(({ title, dishes }) => {
        const pictured = dishes.filter(({ picture }) => picture)
        const unpictured = dishes.filter(({ picture }) => !picture)
        return (
          <section key={title} className={styles.category} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            {pictured.length > 0 && (
              <ul className={styles.pictured}>
                {pictured.map((dish) => (
                  <DishLine key={dish.name} dish={dish} />
                ))}
              </ul>
            )}
            {unpictured.length > 0 && (
              <ul className={styles.unpictured}>
                {unpictured.map((dish) => (
                  <DishLine key={dish.name} dish={dish} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

function DishLine({ dish: { name, price, description, picture, dietary } }: { readonly dish: Dish }) {
  return (
    <li className={styles.dish}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} use="card" sizes="(min-width: 48rem) 20rem, 44vw" isDecorative />
        </div>
      )}
      <p className={styles.line}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.leader} aria-hidden="true" />
        <span className={styles.price}>{price}</span>
      </p>
      {description && <p className={styles.description}>{description}</p>}
      {dietary.length > 0 && <p className={styles.dietary}>{dietary.join(' · ')}</p>}
    </li>
  )
}
