import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './inclusions.module.css'

/** What a package includes. */
export function Inclusions({ inclusions }: { readonly inclusions: readonly string[] }) {
  return (
    <section aria-labelledby="whatIsIncluded">
      <h2 id="whatIsIncluded" className={styles.heading}>
        What is included
      </h2>
      <ul className={styles.inclusions}>
        {inclusions.map((inclusion) => (
          <li key={inclusion} className={styles.inclusion}>
            <Icon name="check" />
            {inclusion}
          </li>
        ))}
      </ul>
    </section>
  )
}
