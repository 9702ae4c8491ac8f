import type { LoaderData } from '#site/loaders/loader.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import type { load } from './loader.ts'
import styles from './reviews.module.css'

type Props = Pick<LoaderData<typeof load>, 'reviews'>

export function Reviews({ reviews }: Props) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ author, source, rating, text }) => (
        <li key={`${author} ${source}`}>
          <figure className={styles.review}>
            {rating !== undefined && (
              <p className={styles.rating}>
                <Icon name="star" size={1} />
                <span className="visually-hidden">Rated</span>
                {` ${rating} `}
                <span className={styles.of}>of 5</span>
              </p>
            )}
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className={styles.author}>{`${author}, ${source}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
