import type { Block } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './app-block.module.css'

/** 'Download Our App', where an address is configured. */
export function AppBlock({ block: { title, text, links } }: { readonly block: Block }) {
  const [first, ...others] = links
  if (!first) return null
  return (
    <section aria-labelledby="downloadApp" className={styles.app}>
      <div className={`${styles.row} wrap`}>
        <div className={styles.content}>
          <h2 id="downloadApp">{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div className={styles.buttons}>
          <ButtonLink variant="primary" icon="download" href={first.href}>
            {first.label}
          </ButtonLink>
          {others.map(({ label, href }) => (
            <ButtonLink key={label} variant="link" href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
