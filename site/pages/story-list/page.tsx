import { useRef } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { useOpenAtHash } from '#site/ui/faq-list/use-open-at-hash.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './featured-story.css?url'
import type { load } from './loader.ts'

type Data = LoaderData<typeof load>

/** Stories of visitors: how each begins, which unfolds to the whole of it. */
export function Page({ data: { page, stories } }: { readonly data: Data }) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  return (
    <BasicContent page={page}>
      <PageStyles href={stylesUrl} />
      <div ref={list} className="featuredStories wrap">
        {stories.length === 0 && <EmptyState noun="featured stories" />}
        {stories.map((story) => (
          <FeaturedStory key={story.id} story={story} />
        ))}
      </div>
    </BasicContent>
  )
}

function FeaturedStory({ story }: { readonly story: Data['stories'][number] }) {
  const { id, title, author, from, picture, excerpt, body } = story
  return (
    <article className="story">
      {picture && (
        <div className="picture">
          <Picture picture={picture} use="figure" sizes="(min-width: 48rem) 38vw, 92vw" isDecorative />
        </div>
      )}
      <div className="opening">
        <h2>{title}</h2>
        <p className="by">{[author, from].filter(Boolean).join(', ')}</p>
        <p className="excerpt">{excerpt}</p>
        <details id={id} className="whole">
          <summary className="more">
            Read the story<span className="visually-hidden">: {title}</span>
            <Icon name="down" />
          </summary>
          <Prose tree={body} />
        </details>
      </div>
    </article>
  )
}
