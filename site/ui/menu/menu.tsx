import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'

interface Props {
  readonly categories: readonly {
    readonly title: string
    readonly dishes: readonly {
      readonly name: string
      readonly price: string
      readonly description?: string
      readonly picture?: PictureData
      readonly marks: readonly string[]
    }[]
  }[]
}

/** Dishes with their prices. */
export function Menu({ categories }: Props) {
  return categories.map(({ title, dishes }) => (
    <div key={title}>
      <h3>{title}</h3>
      <ul>
        {dishes.map(({ name, price, description, picture, marks }) => (
          <li key={name}>
            {picture && <Picture picture={picture} use="thumb" sizes="6rem" />}
            <p>
              <strong>{name}</strong> <span>{price}</span>
            </p>
            {description && <p>{description}</p>}
            {marks.length > 0 && <p>{marks.join(', ')}</p>}
          </li>
        ))}
      </ul>
    </div>
  ))
}
