import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import styles from './call-to-action.module.css'

/** A band with one call to action. Where that leads to a service that is not configured, its words stand by themselves. */
export function CallToAction({ heading, text, link, picture, tone }: SectionProps<'callToAction'>) {
  const words = (
    <div className={styles.said}>
      {heading && <h2>{heading}</h2>}
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
  if (!link && !picture) return words
  return (
    <div className={styles.band} data-tone={link && tone}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} use="figure" sizes="(min-width: 56rem) 45vw, 92vw" isDecorative />
        </div>
      )}
      <div className={styles.content}>
        {words}
        {link && (
          <ButtonLink variant={tone === 'primary' ? 'primary' : 'secondary'} href={link.href}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
