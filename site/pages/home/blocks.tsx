import type { Block } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import styles from './blocks.module.css'

/** What the chain has besides films, side by side; on phones one scrolls to the others. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className={`${styles.blocks} wrap`} onFocus={scrollFocusedIntoView}>
      {blocks.map(({ id, title, text, body, picture, links }) => (
        <li key={id} className={styles.block}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} use="card" sizes="(min-width: 48rem) 42vw, 80vw" isDecorative />
            </div>
          )}
          <h2 className={styles.title}>{title}</h2>
          {text && <p>{text}</p>}
          {body && (
            <div className={styles.body}>
              <Prose tree={body} />
            </div>
          )}
          <p className={styles.links}>
            {links.map(({ label, href }) => (
              <ButtonLink key={label} variant="link" href={href}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
