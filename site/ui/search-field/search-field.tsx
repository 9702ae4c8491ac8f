import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useEarlyValue } from '#site/ui/hydration/use-early-value.ts'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import styles from './search-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> {
  /** Label, and placeholder while the field is empty. */
  readonly label: string
  readonly icon?: IconName
  readonly ref?: Ref<HTMLInputElement>
  /** The text; left out, the field keeps its value itself. */
  readonly value?: string
  readonly onType?: (text: string) => void
  /** A button at the end of the field. */
  readonly children?: ReactNode
}

/** Characters: what is looked for comes into the address, and servers refuse one that is too long. */
const most = 200

/** An input for searches. */
export function SearchField({ label, icon = 'search', ref, value, onType = () => {}, children, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)
  useEarlyValue(field, value, onType)
  return (
    <div className={styles.field}>
      <Icon name={icon} />
      <input
        ref={field}
        type="search"
        className={styles.input}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={most}
        {...(value !== undefined && { value, onChange: ({ target }) => onType(target.value) })}
        {...rest}
      />
      {children}
    </div>
  )
}
