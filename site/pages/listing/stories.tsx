import type { LoaderData } from '#site/loaders/loader.ts'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import type { load } from './loader.ts'
import stylesUrl from './stories.css?url'

/** Entries without pages of their own, each in full. */
export function Stories({ stories }: { readonly stories: LoaderData<typeof load>['cards'] }) {
  return (
    <>
      <PageStyles href={stylesUrl} />
      <ul className="listedStories">
        {stories.map(({ id, title, kicker, text, meta = [], picture, badge, body }) => (
          <li key={id} id={id} className="story">
            {picture && (
              <div className="picture">
                <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45vw, 92vw" />
              </div>
            )}
            <div className="content">
              {badge && (
                <p>
                  <TimeBadge badge={badge} />
                </p>
              )}
              <h2>{title}</h2>
              {kicker && <p className="kicker">{kicker}</p>}
              {meta.length > 0 && (
                <ul className="meta">
                  {meta.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </ul>
              )}
              {text && <p className="text">{text}</p>}
              {body && <Prose tree={body} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
