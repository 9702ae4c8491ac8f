import { type ReactNode, useId } from 'react'
import type { Link } from '#site/shared/layout.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import styles from './section.module.css'

interface Props {
  /** Left out where the content renders its own heading. */
  readonly heading?: string | undefined
  readonly text?: string | undefined
  readonly id?: string | undefined
  /** Link to a page with more. */
  readonly more?: Link | undefined
  /** Whether the content sets its own width, as a rail does. */
  readonly isWide?: boolean
  /** Whether the heading stands beside the content on wide screens: for texts, tables and questions; what is seen has the full width. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

/** A part of a page under a heading. */
export function Section({ heading, text, id, more, isWide, isBeside, children }: Props) {
  const headingId = useId()
  const head = heading && (
    <div className={`${styles.head} ${isBeside ? '' : 'wrap'}`}>
      <div className={styles.content}>
        <h2 id={headingId}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {more && (
        <ButtonLink variant="link" href={more.href}>
          {more.label}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <section className={styles.section} id={id} aria-labelledby={heading ? headingId : undefined}>
      {isBeside && heading ? (
        <div className={`${styles.columns} wrap`}>
          {head}
          <div>{children}</div>
        </div>
      ) : (
        <>
          {head}
          {isWide ? children : <div className="wrap">{children}</div>}
        </>
      )}
    </section>
  )
}
