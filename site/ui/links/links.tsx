import type { Link as LinkData } from '#site/shared/layout.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import styles from './links.module.css'

interface Props {
  readonly links: readonly LinkData[]
}

/** Links side by side. */
export function Links({ links }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} onFocus={scrollFocusedIntoView}>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <Chip href={href}>{label}</Chip>
        </li>
      ))}
    </ul>
  )
}
