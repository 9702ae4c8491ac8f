import type { LoaderData } from '#site/loaders/loader.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import type { load } from './loader.ts'
import styles from './packages.module.css'

interface Props {
  readonly packages: LoaderData<typeof load>['packages']
}

/** Packages side by side, with what they include. */
export function Packages({ packages }: Props) {
  return (
    <ul className={styles.packages}>
      {packages.map(({ card: { id, href, title, text, picture }, inclusions, price, people }) => (
        <li key={id}>
          <article className={styles.package}>
            {picture && <Picture picture={picture} use="card" sizes="(min-width: 64rem) 28rem, 92vw" isDecorative />}
            <div className={styles.content}>
              <h3 className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</h3>
              {text && <p className={styles.text}>{text}</p>}
              <ul className={styles.inclusions}>
                {inclusions.map((inclusion) => (
                  <li key={inclusion}>
                    <Icon name="check" size={1.125} />
                    <span>{inclusion}</span>
                  </li>
                ))}
              </ul>
              <p className={styles.price}>
                <span className={styles.amount}>{price.text}</span>
                {price.note && <span>{price.note}</span>}
                <span>For {people} people</span>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
