import type { LoaderData } from '#site/loaders/loader.ts'
import { DrawnIcon } from '#site/ui/icon/icon.tsx'
import type { load } from './loader.ts'

type Props = Pick<LoaderData<typeof load>, 'reviews'>

export function Reviews({ reviews }: Props) {
  return (
    <ul className="filmReviews">
      {reviews.map(({ author, source, rating, text }, index) => (
        <li key={index}>
          <figure className="review">
            {rating !== undefined && (
              <p className="rating">
                <DrawnIcon size={1}>
                  <path
                    d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z"
                    fill="currentColor"
                  />
                </DrawnIcon>
                <span className="visually-hidden">Rated</span>
                {` ${rating} `}
                <span className="of">of 5</span>
              </p>
            )}
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className="author">{`${author}, ${source}`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
