import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { ClickToLoad } from '#site/ui/click-to-load/click-to-load.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './embed.css?url'

/** An embedded page of another site, loaded on click; a link where the content security policy forbids it. */
export function Embed({ title, href, host, isAllowed, aspect }: SectionProps<'embed'>) {
  if (!href) return <p>{title}</p>
  return (
    <div className="embeddedPage">
      <PageStyles href={stylesUrl} />
      {isAllowed ? (
        <ClickToLoad href={href} title={`${title}, from ${host}`} action="Open" aspect={aspect}>
          <span className="content" aria-hidden="true">
            <span>{title}</span>
            <span className="host">Shown from {host} once you open it</span>
          </span>
        </ClickToLoad>
      ) : (
        <div className="link">
          <p>{title}</p>
          <ButtonLink href={href} {...(host ? { icon: 'outside' } : {})}>
            {host ? `Open at ${host}` : 'Open'}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
