import { useId, useRef } from 'react'
import { useEarlyValue } from '#site/ui/hydration/use-early-value.ts'
import { NativeSelect } from './native-select.tsx'
import styles from './select.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A native select with a label. */
export function Select({ label, value, options, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  useEarlyValue(field, value, onChange)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <NativeSelect ref={field} id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
