import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'
import styles from './gifts.module.css'

type Props = Pick<PageProps<'movie'>['data'], 'gifts'>

/** What visitors of this film are given while stocks last. */
export function Gifts({ gifts }: Props) {
  return (
    <ul className={styles.gifts}>
      {gifts.map(({ id, title, picture, period, conditions, cinemas, body }) => (
        <li key={id} id={id} className={styles.gift}>
          <div className={styles.picture}>
            <Picture picture={picture} use="card" sizes="(min-width: 48rem) 22rem, 92vw" />
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.period}>{period}</p>
            <p>{conditions}</p>
            {body && <Prose tree={body} />}
            {cinemas.length > 0 && <p className={styles.cinemas}>At {cinemas.join(', ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
