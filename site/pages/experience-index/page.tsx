import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './experiences.css?url'
import type { load } from './loader.ts'

const experiencesHref = href('experiences')

type Props = { readonly data: LoaderData<typeof load> }

/** Each experience with the cinemas that have it. */
export function Page({ data: { page, experiences } }: Props) {
  return (
    <BasicContent page={page} text={null}>
      <PageStyles href={stylesUrl} />
      <div className="experienceIndex wrap">
        <ul>
          {experiences.map(({ card: { id, href = experiencesHref, title, text, meta = [], picture }, cinemas }) => (
            <li key={id} className="experience">
              {picture && (
                <div className="picture">
                  <Picture picture={picture} use="card" sizes="(min-width: 64rem) 21vw, 40vw" isDecorative />
                </div>
              )}
              <div className="name">
                <h2>
                  <TitleLink href={href}>{title}</TitleLink>
                </h2>
                <p className="text">{text}</p>
                {meta.map((words, index) => (
                  <p key={index} className="count">
                    {words}
                  </p>
                ))}
              </div>
              {cinemas.length > 0 && (
                <div className="cinemas">
                  <ChipRow label={`Cinemas with ${title}`}>
                    {cinemas.map(({ label, href }) => (
                      <li key={href}>
                        <Chip href={href}>{label}</Chip>
                      </li>
                    ))}
                  </ChipRow>
                </div>
              )}
            </li>
          ))}
        </ul>
        <ListNote page={page} />
      </div>
    </BasicContent>
  )
}
