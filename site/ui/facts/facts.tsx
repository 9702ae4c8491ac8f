interface Props {
  readonly facts: readonly { readonly label: string; readonly values: readonly string[] }[]
}

export function Facts({ facts }: Props) {
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
