import type { LoaderData } from '#site/loaders/loader.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import type { load } from './loader.ts'
import stylesUrl from './packages.css?url'

interface Props {
  readonly packages: LoaderData<typeof load>['packages']
}

/** Packages side by side, with what they include. */
export function Packages({ packages }: Props) {
  return (
    <>
      <PageStyles href={stylesUrl} />
      <ul className="packageCards">
        {packages.map(({ card: { id, href, title, text, picture }, inclusions, price, people }) => (
          <li key={id}>
            <article className="package">
              {picture && <Picture picture={picture} use="card" sizes="(min-width: 64rem) 28rem, 92vw" isDecorative />}
              <div className="content">
                <h3 className="title">{href ? <Link href={href}>{title}</Link> : title}</h3>
                {text && <p className="text">{text}</p>}
                <ul className="inclusions">
                  {inclusions.map((inclusion) => (
                    <li key={inclusion}>
                      <Icon name="check" size={1.125} />
                      <span>{inclusion}</span>
                    </li>
                  ))}
                </ul>
                <p className="price">
                  <span className="amount">{price.text}</span>
                  {price.note && <span>{price.note}</span>}
                  <span>For {people} people</span>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
