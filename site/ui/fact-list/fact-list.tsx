import styles from './fact-list.module.css'

interface Props {
  readonly facts: readonly { readonly label: string; readonly values: readonly string[] }[]
}

/** Labels with their values; labels without values are left out. */
export function FactList({ facts }: Props) {
  const known = facts.filter(({ values }) => values.length > 0)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ label, values }, index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          {values.map((value, row) => (
            <dd key={row}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
