import { useRef } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { useOpenAtHash } from '#site/ui/faq-list/use-open-at-hash.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import type { load } from './loader.ts'
import stylesUrl from './openings.css?url'

type Opening = LoaderData<typeof load>['openings'][number]

/** Job openings as a list; each unfolds to its description. */
export function Openings({ openings }: { readonly openings: readonly Opening[] }) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAtHash(list)
  return (
    <div ref={list} className="jobOpenings">
      <PageStyles href={stylesUrl} />
      {openings.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} />
      ))}
    </div>
  )
}

function OpeningRow({ opening }: { readonly opening: Opening }) {
  const { id, title, department, place, employment, posted, closes, apply, paragraphs } = opening
  return (
    <details id={id} className="opening">
      <summary className="summary">
        <span className="department">
          {department} <Badge>{employment}</Badge>
        </span>
        <h3 className="title">{title}</h3>
        <span className="place">{place}</span>
        <Icon name="down" />
      </summary>
      <div className="text">
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <p className="dates">
          Posted <time dateTime={posted.iso}>{posted.text}</time>
          {closes && (
            <>
              , open until <time dateTime={closes.iso}>{closes.text}</time>
            </>
          )}
        </p>
        {apply && <ButtonLink href={apply.href}>{apply.label}</ButtonLink>}
      </div>
    </details>
  )
}
