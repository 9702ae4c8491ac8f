import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { ClickToLoad } from '#site/ui/click-to-load/click-to-load.tsx'
import styles from './embed.module.css'

/** An embedded page of another site, loaded on click; a link where the content security policy forbids it. */
export function Embed({ title, href, host, isAllowed, aspect }: SectionProps<'embed'>) {
  if (!href) return <p>{title}</p>
  if (!isAllowed) {
    return (
      <div className={styles.link}>
        <p>{title}</p>
        <ButtonLink href={href} {...(host ? { icon: 'outside' } : {})}>
          {host ? `Open at ${host}` : 'Open'}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.embed}>
      <ClickToLoad href={href} title={`${title}, from ${host}`} action="Open" aspect={aspect}>
        <span className={styles.content} aria-hidden="true">
          <span>{title}</span>
          <span className={styles.host}>Shown from {host} once you open it</span>
        </span>
      </ClickToLoad>
    </div>
  )
}
