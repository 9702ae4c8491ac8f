import type { Tree } from '../../mdx/tree.ts'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Picture as PictureData } from '../picture/picture-data.ts'
import { Prose } from '../prose/prose.tsx'

interface CardProps {
  readonly id: string
  readonly href?: string
  readonly title: string
  readonly kicker?: string
  readonly text?: string
  readonly facts?: readonly string[]
  readonly picture?: PictureData
  readonly shape: 'poster' | 'wide'
  readonly body?: Tree
}

interface Props {
  readonly cards: readonly CardProps[]
  /** What the list is of: it is said where the list is empty. */
  readonly of: string
  readonly level?: 2 | 3
}

/** A list of what other pages are about. */
export function Cards({ cards, of, level = 3 }: Props) {
  if (cards.length === 0) return <p>There are no {of} at the moment.</p>
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.id} id={card.body ? card.id : undefined}>
          <CardView card={card} level={level} />
        </li>
      ))}
    </ul>
  )
}

const sizes = { poster: '(min-width: 60rem) 12rem, 45vw', wide: '(min-width: 60rem) 20rem, 90vw' } as const

function CardView({ card, level }: { readonly card: CardProps; readonly level: 2 | 3 }) {
  const { href, title, kicker, text, facts = [], picture, shape, body } = card
  const Heading = `h${level}` as const
  return (
    <article data-shared-source={shape === 'poster' ? '' : undefined}>
      {picture && <Picture picture={picture} use={shape === 'poster' ? 'poster' : 'card'} sizes={sizes[shape]} />}
      {kicker && <p>{kicker}</p>}
      <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
      {text && <p>{text}</p>}
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {body && <Prose tree={body} />}
    </article>
  )
}
