import type { LinkBlock } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { DrawnIcon } from '#site/ui/icon/icon.tsx'
import styles from './footer.module.css'

/** 'Download Our App', where an address is configured. */
export function AppBlock({ block: { title, links } }: { readonly block: LinkBlock }) {
  const [first] = links
  return (
    first && (
      <section aria-labelledby="downloadApp" className={styles.app}>
        <h2 id="downloadApp">{title}</h2>
        <ButtonLink
          variant="primary"
          isSmall
          icon={
            <DrawnIcon>
              <path d="M12 4v11m-5-5 5 5 5-5M4.5 20h15" />
            </DrawnIcon>
          }
          href={first.href}
        >
          {first.label}
        </ButtonLink>
      </section>
    )
  )
}
