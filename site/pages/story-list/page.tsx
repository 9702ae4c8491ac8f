import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { TableOfContents } from '#site/ui/table-of-contents/table-of-contents.tsx'
import stylesUrl from './featured-story.css?url'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Stories of visitors, in full, with a table of contents. */
export function Page({ data: { page, stories } }: Props) {
  return (
    <BasicContent page={page}>
      <PageStyles href={stylesUrl} />
      <TableOfContents label="The stories" entries={stories.map(({ id, title }) => ({ id, text: title }))}>
        {stories.length === 0 && <EmptyState noun="featured stories" />}
        {stories.map(({ id, title, author, from, picture, body }) => (
          <article key={id} id={id} className="featuredStory">
            {picture && (
              <div className="picture">
                <Picture picture={picture} use="figure" sizes="(min-width: 64rem) 60rem, 92vw" isDecorative />
              </div>
            )}
            <h2>{title}</h2>
            <p className="by">{[author, from].filter(Boolean).join(', ')}</p>
            <Prose tree={body} />
          </article>
        ))}
      </TableOfContents>
    </BasicContent>
  )
}
