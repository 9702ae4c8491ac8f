import type { Block } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './block-band.module.css'

interface Props {
  readonly block: Block
  /** Whether picture and text swap sides. */
  readonly isReversed: boolean
}

/** A block as a band: a picture beside text and buttons. */
export function BlockBand({ block: { id, title, text, body, picture, links }, isReversed }: Props) {
  return (
    <section aria-labelledby={`blockTitle-${id}`} className="wrap">
      <div className={styles.band} data-reversed={isReversed || undefined}>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} use="figure" sizes="(min-width: 64rem) 42rem, 92vw" isDecorative />
          </div>
        )}
        <div className={styles.content}>
          <h2 id={`blockTitle-${id}`}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {body && <Prose tree={body} />}
          <div className={styles.buttons}>
            {links.map(({ label, href }, index) => (
              <ButtonLink key={label} variant={index === 0 ? 'primary' : 'link'} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
