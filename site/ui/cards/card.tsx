import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { ambientStyle } from '#site/shared/ambient.ts'
import type { Card as CardData } from '#site/shared/card.ts'
import { type CardShape, cardUse, type Picture as PictureData } from '#site/shared/picture.ts'
import { Glow } from '#site/ui/backdrop/backdrop.tsx'
import { Badge } from '#site/ui/badge/badge.tsx'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import styles from './card.module.css'
import { CardNoteContext } from './card-note.ts'

/** A card, with what only some pages know to say of it. */
export interface CardProps extends CardData {
  /** Language of the title, where it is not English. */
  readonly language?: string
  /** Whether a place is open, say: beside the kicker, where it moves nothing when it is known. */
  readonly status?: ReactNode
}

/** Number of labels shown; the page has all of them. */
const maxHighlights = 3

const sizes = {
  poster: '(min-width: 75rem) 17rem, (min-width: 48rem) 12rem, 44vw',
  square: '(min-width: 75rem) 22rem, (min-width: 48rem) 30vw, 44vw',
  wide: '(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 88vw',
  large: '(min-width: 48rem) 45vw, 88vw',
  /** On phones a wide picture is cropped upright, so it is wider than its frame; on wide screens it stands beside its words, or the map beside it. */
  compact: '(min-width: 75rem) 30vw, (min-width: 40rem) 45vw, 10rem',
  /** Compact on phones, large elsewhere. */
  following: '(min-width: 40rem) 45vw, 10rem',
  /** A poster whole in a wide frame. */
  upright: '(min-width: 48rem) 12rem, 8rem',
} as const

const sizeOf = (shape: CardShape, isLarge?: boolean, isCompact?: boolean): keyof typeof sizes => {
  if (shape !== 'wide') return shape
  if (isCompact) return isLarge ? 'following' : 'compact'
  return isLarge ? 'large' : 'wide'
}

/** Whether a wide frame shows more than edges beside the whole of it. */
const isNarrow = ({ width, height }: PictureData): boolean => width / height < 1.6

export interface CardCornerProps {
  readonly card: CardProps
}

/** The corner of a card, above the link that covers it. The provider knows what the cards are of. */
export const CardCornerContext = createContext<ComponentType<CardCornerProps>>(() => null)

interface Props {
  readonly card: CardProps
  readonly level: 2 | 3 | 4
  /** Whether the card is shown large, as one of a few. */
  readonly isLarge?: boolean
  /** Whether it has the row for itself. */
  readonly isAlone?: boolean
  /** Whether the picture stands beside the text on narrow screens, for long lists. */
  readonly isCompact?: boolean
  /** Whether its picture is among the first that visitors see. */
  readonly isFirst?: boolean
}

/** A preview of another page: a picture and a few words. */
export function Card({ card, level, isLarge, isAlone, isCompact, isFirst = false }: Props) {
  const { href, title, language, original, kicker, text, meta = [], badge, picture, isWhole, shape, body } = card
  const { brand, highlights = [], action, status } = card
  const Heading = `h${level}` as const
  const Corner = use(CardCornerContext)
  const note = use(CardNoteContext)?.(card)
  const isOnGlow = isWhole && picture && isNarrow(picture)
  return (
    <article
      className={[
        styles.card,
        styles[shape],
        isLarge && styles.feature,
        isAlone && styles.alone,
        isCompact && styles.compact,
        !highlights[0] && styles.brief,
      ]
        .filter(Boolean)
        .join(' ')}
      data-brand={brand}
      style={shape === 'poster' && picture ? ambientStyle(picture) : undefined}
      data-shared-source={shape === 'poster' ? '' : undefined}
    >
      <div className={styles.frame} data-whole={isWhole || undefined}>
        {isOnGlow && <Glow picture={picture} />}
        {picture && (
          <Picture
            picture={picture}
            use={cardUse(shape)}
            sizes={sizes[isOnGlow && picture.width < picture.height ? 'upright' : sizeOf(shape, isLarge, isCompact)]}
            isFirst={isFirst}
            isOnAmbient={isOnGlow || shape === 'poster'}
          />
        )}
      </div>
      <div className={styles.content}>
        {kicker && (
          <p className={styles.kicker}>
            {note ? `${kicker} · ${note}` : kicker}
            {status}
          </p>
        )}
        <Heading className={styles.title} lang={language}>
          <TitleLink href={href}>{title}</TitleLink>
        </Heading>
        {original && (
          <p className={styles.original} lang={original.language}>
            {original.title}
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {meta.length > 0 && (
          <ul className={styles.meta}>
            {meta.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.slice(0, maxHighlights).map((highlight, index) => (
              <li key={index}>
                <Badge>{highlight}</Badge>
              </li>
            ))}
            {highlights.length > maxHighlights && <li>+{highlights.length - maxHighlights}</li>}
          </ul>
        )}
        {badge && (
          <p className={styles.badge} data-ends={badge.ends}>
            <TimeBadge badge={badge} isOnList />
          </p>
        )}
        {body && <Prose tree={body} />}
        {action && (
          <p className={styles.action}>
            <ButtonLink href={action.href} isSmall icon="ticket">
              {action.label}
              <span className="visually-hidden">: {title}</span>
            </ButtonLink>
          </p>
        )}
      </div>
      {picture && <Corner card={card} />}
    </article>
  )
}
