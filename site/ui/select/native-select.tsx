import type { ComponentProps } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './select.module.css'

/** The browser's own list of choices, as it looks everywhere on the site; what it is called stands above it. */
export const NativeSelect = (props: ComponentProps<'select'>) => (
  <span className={styles.box}>
    <select {...props} className={styles.select} />
    <Icon name="down" size={1} />
  </span>
)
