import { Icon } from '#site/ui/icon/icon.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import styles from './formats.module.css'

interface Props {
  readonly formats: readonly { readonly title: string; readonly tagline: string; readonly href: string }[]
}

export function Formats({ formats }: Props) {
  return (
    <ul className={styles.formats}>
      {formats.map(({ title, tagline, href }) => (
        <li key={title} className={styles.format}>
          <h3 className={styles.title}>
            <TitleLink href={href}>{title}</TitleLink>
            <Icon name="arrow" size={1} />
          </h3>
          <p className={styles.tagline}>{tagline}</p>
        </li>
      ))}
    </ul>
  )
}
