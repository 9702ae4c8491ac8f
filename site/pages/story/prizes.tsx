import type { LoaderData } from '#site/loaders/loader.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'
import styles from './prizes.module.css'

interface Props {
  readonly prizes: LoaderData<typeof load>['prizes']
}

/** Prizes, the best first. */
export function Prizes({ prizes }: Props) {
  return (
    <ol className={styles.prizes}>
      {prizes.map(({ id, title, value, picture, body }) => (
        <li key={id} className={styles.prize}>
          <Picture
            picture={picture}
            use="card"
            sizes="(min-width: 64rem) 28rem, (min-width: 32rem) 40vw, 88vw"
            isDecorative
          />
          <h3>{title}</h3>
          {value && <p className={styles.value}>Worth {value}</p>}
          {body && <Prose tree={body} />}
        </li>
      ))}
    </ol>
  )
}
