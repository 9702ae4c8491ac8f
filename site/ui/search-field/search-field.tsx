import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import styles from './search-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label, and placeholder while the field is empty. */
  readonly label: string
  readonly icon?: IconName
  /** A button at the end of the field. */
  readonly children?: ReactNode
}

/** What is looked for comes into the address, and servers refuse one that is too long. */
const most = 200

/** An input for searches. */
export function SearchField({ label, icon = 'search', children, ...rest }: Props) {
  return (
    <div className={styles.field}>
      <Icon name={icon} />
      <input
        type="search"
        className={styles.input}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={most}
        {...rest}
      />
      {children}
    </div>
  )
}
