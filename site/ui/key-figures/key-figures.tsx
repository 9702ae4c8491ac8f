import styles from './key-figures.module.css'

interface Props {
  readonly figures: readonly { readonly label: string; readonly value: string }[]
}

/** A few numbers with labels. */
export function KeyFigures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }, index) => (
        <div key={index} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
