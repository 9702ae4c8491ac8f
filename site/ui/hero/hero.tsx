import type { ReactNode } from 'react'
import { Backdrop } from '../backdrop/backdrop.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
import styles from './hero.module.css'

interface Props {
  readonly title: string
  /** Of title and summary, where that is not English. */
  readonly language?: string | undefined
  readonly kicker?: ReactNode
  readonly summary?: string | undefined
  readonly picture?: PictureData | undefined
  readonly phonePicture?: PictureData | undefined
  /** Buttons. */
  readonly actions?: ReactNode
  /** More words, between summary and buttons. */
  readonly children?: ReactNode
}

/** A title with more letters than this is set smaller, so that it does not fill the screen. */
const longTitle = 34

/** How a page begins: its title over its picture. */
export function Hero({ title, language, kicker, summary, picture, phonePicture, actions, children }: Props) {
  return (
    <header className={`${styles.hero} ${picture ? styles.withPicture : ''}`}>
      {picture && <Backdrop picture={picture} phonePicture={phonePicture} />}
      <div className={`${styles.words} wrap`}>
        <Breadcrumbs />
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={`${styles.title} ${title.length > longTitle ? styles.long : ''}`} lang={language}>
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
    </header>
  )
}
