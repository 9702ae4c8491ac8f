import { CheckList } from '#site/ui/check-list/check-list.tsx'
import styles from './inclusions.module.css'

/** What a package includes. */
export function Inclusions({ inclusions }: { readonly inclusions: readonly string[] }) {
  return (
    <section aria-labelledby="whatIsIncluded">
      <h2 id="whatIsIncluded" className={styles.heading}>
        What is included
      </h2>
      <CheckList items={inclusions} />
    </section>
  )
}
