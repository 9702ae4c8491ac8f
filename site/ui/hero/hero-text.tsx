import type { ReactNode } from 'react'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import styles from './hero-text.module.css'

export interface HeroTextProps {
  readonly title: string
  /** Language of title and summary, where it is not English. */
  readonly language?: string | undefined
  readonly kicker?: ReactNode
  readonly summary?: string | undefined
  /** Buttons. */
  readonly actions?: ReactNode
  /** Shown between summary and buttons. */
  readonly children?: ReactNode
}

interface Props extends HeroTextProps {
  readonly className?: string
  readonly titleClass?: string | undefined
}

/** The text of a hero: breadcrumbs, title, summary, buttons. */
export function HeroText({ title, language, kicker, summary, actions, children, className = '', titleClass }: Props) {
  return (
    <div className={`${styles.content} ${className}`}>
      <Breadcrumbs />
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={titleClass} lang={language}>
        {title}
      </h1>
      {summary && (
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
