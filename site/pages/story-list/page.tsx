import { BasicContent } from '../../layout/basic-content.tsx'
import { Contents } from '../../ui/contents/contents.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'
import styles from './page.module.css'

/** Stories of visitors, to be read one after the other. */
export function Page({ data: { page, stories } }: PageProps<'story-list'>) {
  return (
    <BasicContent page={page}>
      <Contents label="The stories" entries={stories.map(({ id, title }) => ({ id, text: title }))}>
        {stories.length === 0 && <EmptyState of="featured stories" />}
        {stories.map(({ id, title, author, from, picture, body }) => (
          <article key={id} id={id} className={styles.story}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} use="figure" sizes="(min-width: 64rem) 60rem, 92vw" isDecorative />
              </div>
            )}
            <h2>{title}</h2>
            <p className={styles.by}>{[author, from].filter(Boolean).join(', ')}</p>
            <Prose tree={body} />
          </article>
        ))}
      </Contents>
    </BasicContent>
  )
}
