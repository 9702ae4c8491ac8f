import type { Block } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './footer.module.css'

/** 'Download Our App', where an address is configured. */
export function AppBlock({ block: { title, links } }: { readonly block: Block }) {
  const [first] = links
  return (
    first && (
      <section aria-labelledby="downloadApp" className={styles.app}>
        <h2 id="downloadApp">{title}</h2>
        <ButtonLink variant="primary" isSmall icon="download" href={first.href}>
          {first.label}
        </ButtonLink>
      </section>
    )
  )
}
