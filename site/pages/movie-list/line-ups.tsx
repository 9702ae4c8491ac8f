import type { LoaderData } from '#site/loaders/loader.ts'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './line-ups.css?url'
import type { load } from './loader.ts'

interface Props {
  readonly lineUps: Readonly<LoaderData<typeof load>['lineUps']>
}

/** Films by the month of their release. */
export function LineUps({ lineUps }: Props) {
  return (
    <>
      <PageStyles href={stylesUrl} />
      <ul className="filmMonths">
        {lineUps.map(({ id, title, period, picture, films }) => (
          <li key={id}>
            {picture && (
              <div className="picture">
                <Picture
                  picture={picture}
                  use="card"
                  sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 80vw, 88vw"
                  isDecorative
                />
              </div>
            )}
            <h3 className="month">{title.includes(period) ? title : `${title}, ${period}`}</h3>
            <ul>
              {films.map(({ title, href, opens }) => (
                <li key={href} className="film">
                  <Link href={href}>
                    {title} {opens && <time dateTime={opens.iso}>{opens.text}</time>}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
