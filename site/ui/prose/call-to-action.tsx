import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './prose-parts.module.css'

interface Props {
  readonly label: string
  readonly href: string
  readonly tone?: 'primary' | 'quiet'
}

/** A button between paragraphs. */
export function CallToAction({ label, href, tone = 'primary' }: Props) {
  return (
    <p className={styles.action}>
      <ButtonLink variant={tone === 'primary' ? 'primary' : 'secondary'} href={href}>
        {label}
      </ButtonLink>
    </p>
  )
}
