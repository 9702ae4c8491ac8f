import type { ReactNode } from 'react'
import { Glow } from '../backdrop/backdrop.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
import styles from './stage.module.css'

interface Props {
  readonly title: string
  readonly kicker?: ReactNode
  readonly summary?: string | undefined
  readonly picture?: PictureData | undefined
  /** Buttons. */
  readonly actions?: ReactNode
  /** More words, between summary and buttons. */
  readonly children?: ReactNode
}

/** How a page begins whose picture is to be seen whole: it stands beside the words, and its light falls on the wall. */
export function Stage({ title, kicker, summary, picture, actions, children }: Props) {
  return (
    <header className={styles.stage}>
      {picture && <Glow picture={picture} />}
      <div className={`${styles.row} wrap`}>
        <div className={styles.words}>
          <Breadcrumbs />
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 55vw, 100vw" isFirst />
          </div>
        )}
      </div>
    </header>
  )
}
