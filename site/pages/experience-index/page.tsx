import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './experiences.css?url'
import type { load } from './loader.ts'

const experiencesHref = href('experiences')

type Props = { readonly data: LoaderData<typeof load> }

/** Each experience with the cinemas that have it. */
export function Page({ data: { page, experiences } }: Props) {
  return (
    <BasicContent page={page} isList>
      <PageStyles href={stylesUrl} />
      <ul className="experienceIndex wrap">
        {experiences.map(({ card: { id, href = experiencesHref, title, text, picture }, cinemas, more }) => (
          <li key={id} className="experience">
            {picture && (
              <div className="picture">
                <Picture picture={picture} use="card" sizes="(min-width: 48rem) 34vw, 52vw" isDecorative />
              </div>
            )}
            <div className="content">
              <h2>
                <Link href={href}>{title}</Link>
              </h2>
              <p className="text">{text}</p>
              <ul className="cinemas">
                {cinemas.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
              {more && (
                <p>
                  <ButtonLink variant="link" href={more.href}>
                    {more.label}
                  </ButtonLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </BasicContent>
  )
}
