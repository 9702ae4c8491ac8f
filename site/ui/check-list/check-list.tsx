import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './check-list.module.css'

/** What is part of something, each with a tick; in columns where there is room. */
export const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      <li key={index} className={styles.item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
)
