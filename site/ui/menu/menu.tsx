import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './menu.module.css'

interface Dish {
  readonly name: string
  readonly price: string
  readonly description?: string
  readonly picture?: PictureData
  readonly marks: readonly string[]
}

interface Props {
  readonly categories: readonly { readonly title: string; readonly dishes: readonly Dish[] }[]
}

/** Dishes with their prices, as a menu card has them: those with a photograph first, the others in lines. */
export function Menu({ categories }: Props) {
  return (
    <div className={styles.menu}>
      {categories.map(({ title, dishes }) => {
        const shown = dishes.filter(({ picture }) => picture)
        const named = dishes.filter(({ picture }) => !picture)
        return (
          <section key={title} className={styles.category} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            {shown.length > 0 && (
              <ul className={styles.shown}>
                {shown.map((dish) => (
                  <DishLine key={dish.name} dish={dish} />
                ))}
              </ul>
            )}
            {named.length > 0 && (
              <ul className={styles.named}>
                {named.map((dish) => (
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

function DishLine({ dish: { name, price, description, picture, marks } }: { readonly dish: Dish }) {
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
      {marks.length > 0 && <p className={styles.marks}>{marks.join(' · ')}</p>}
    </li>
  )
}
