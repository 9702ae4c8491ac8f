import { useRef } from 'react'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { useOpenAtHash } from '#site/ui/faq-list/use-open-at-hash.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './stories.css?url'

interface Props {
  readonly stories: readonly {
    readonly id: string
    readonly title: string
    readonly author: string
    readonly from?: string
    /** What the story has won. */
    readonly prize?: string
    readonly portrait?: PictureData
    readonly excerpt: string
    readonly body: ProseTree
  }[]
  /** So many are in view on phones: full rows of two. */
  readonly first?: number
}

/** Stories with an excerpt of each, which unfold. */
export function Stories({ stories, first = 4 }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  return (
    <div ref={list}>
      <PageStyles href={stylesUrl} />
      <StoryList stories={stories.slice(0, first)} />
      {stories.length > first && (
        <details className="foldedOnPhones">
          <summary>All {stories.length} stories</summary>
          <StoryList stories={stories.slice(first)} />
        </details>
      )}
    </div>
  )
}

/** Pictures of tellers are square; others show where a story plays, of which a circle would leave nothing to be seen. */
const isFace = ({ width, height }: PictureData): boolean => width === height

const StoryList = ({ stories }: Props) => (
  <ul className="toldStories">
    {stories.map(({ id, title, author, from, prize, portrait, excerpt, body }) => (
      <li key={id}>
        <article className="story">
          {portrait && (
            <div className={isFace(portrait) ? 'portrait' : 'place'}>
              <Picture
                picture={portrait}
                {...(isFace(portrait) ? { use: 'thumb', sizes: '5rem' } : { use: 'card', sizes: '8rem' })}
                isDecorative
              />
            </div>
          )}
          <div className="head">
            <h3>{title}</h3>
            <p className="by">
              {[author, from].filter(Boolean).join(', ')} {prize && <Badge tone="coming">{prize}</Badge>}
            </p>
          </div>
          <p className="excerpt">{excerpt}</p>
          <details id={id} className="whole">
            <summary className="more">
              Read the story<span className="visually-hidden">: {title}</span>
            </summary>
            <Prose tree={body} />
          </details>
        </article>
      </li>
    ))}
  </ul>
)
