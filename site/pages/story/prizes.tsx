import type { LoaderData } from '#site/loaders/loader.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import type { load } from './loader.ts'
import stylesUrl from './stories.css?url'

interface Props {
  readonly prizes: LoaderData<typeof load>['prizes']
}

/** Prizes, the best first. */
export function Prizes({ prizes }: Props) {
  return (
    <>
      <PageStyles href={stylesUrl} />
      <ol className="storyPrizes">
        {prizes.map(({ id, title, value, picture, body }) => (
          <li key={id} className="prize">
            <Picture
              picture={picture}
              use="card"
              sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 40vw, 45vw"
              isDecorative
            />
            <h3>{title}</h3>
            {value && <p className="value">Worth {value}</p>}
            {body && <Prose tree={body} />}
          </li>
        ))}
      </ol>
    </>
  )
}
