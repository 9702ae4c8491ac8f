import styles from './fact-list.module.css'

interface Props {
  readonly facts: readonly { readonly label: string; readonly values: readonly string[] }[]
}

/** Names stand in one line, as in a sentence; sentences, hours, and what has a comma itself, one below the other. */
const inLines = (values: readonly string[]): readonly string[] =>
  values.some((value) => /[,.:]/.test(value)) ? values : [values.join(', ')]

/** Labels with their values; labels without values are left out. */
export function FactList({ facts }: Props) {
  const known = facts.filter(({ values }) => values.length > 0)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ label, values }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          {inLines(values).map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
