import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../button/button.tsx'
import styles from './section.module.css'

interface Props {
  readonly heading: string
  readonly text?: string | undefined
  readonly id?: string | undefined
  /** Where there is more of it. */
  readonly more?: { readonly label: string; readonly href: string } | undefined
  /** The content runs to the edges of the screen by itself, as a rail does. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A part of a page under a heading. */
export function Section({ heading, text, id, more, isWide = false, children }: Props) {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <div className={`${styles.head} wrap`}>
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {more && (
          <ButtonLink look="quiet" href={more.href}>
            {more.label}
          </ButtonLink>
        )}
      </div>
      {isWide ? children : <div className="wrap">{children}</div>}
    </section>
  )
}
