import type { Badge as BadgeData } from '../../data/badge.ts'
import type { Tree } from '../../mdx/tree.ts'
import { TimeBadge } from '../badge/time-badge.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
import { Prose } from '../prose/prose.tsx'
import styles from './card.module.css'

export interface CardProps {
  readonly id: string
  readonly href?: string
  readonly title: string
  /** Where the title is not English. */
  readonly language?: string
  readonly original?: { readonly title: string; readonly language?: string }
  readonly kicker?: string
  readonly text?: string
  readonly facts?: readonly string[]
  readonly badge?: BadgeData
  readonly picture?: PictureData
  readonly shape: 'poster' | 'square' | 'wide'
  readonly body?: Tree
}

const sizes = {
  poster: '(min-width: 75rem) 15rem, (min-width: 48rem) 12rem, 44vw',
  square: '(min-width: 75rem) 22rem, (min-width: 48rem) 30vw, 44vw',
  wide: '(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 92vw',
  large: '(min-width: 80rem) 42rem, (min-width: 60rem) 45vw, 92vw',
} as const

interface Props {
  readonly card: CardProps
  readonly level: 2 | 3
  readonly isLarge?: boolean
}

/** What another page is about, as a picture and a few words. */
export function Card({ card, level, isLarge = false }: Props) {
  const { href, title, language, original, kicker, text, facts = [], badge, picture, shape, body } = card
  const Heading = `h${level}` as const
  return (
    <article className={`${styles.card} ${styles[shape]}`} data-shared-source={shape === 'poster' ? '' : undefined}>
      {picture && (
        <div className={styles.frame}>
          <Picture
            picture={picture}
            use={shape === 'poster' ? 'poster' : 'card'}
            sizes={sizes[isLarge ? 'large' : shape]}
            isDecorative={href !== undefined}
          />
          {badge && (
            <span className={styles.badge}>
              <TimeBadge badge={badge} isQuiet />
            </span>
          )}
        </div>
      )}
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading className={styles.title} lang={language}>
          {href ? <Link href={href}>{title}</Link> : title}
        </Heading>
        {original && (
          <p className={styles.original} lang={original.language}>
            {original.title}
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {body && <Prose tree={body} />}
      </div>
    </article>
  )
}
