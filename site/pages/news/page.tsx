import { ShareButton } from '#site/features/share/share-button.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Parts } from '#site/templates/detail/parts.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './article.css?url'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** A news article. */
export function Page({ data }: Props) {
  const { title, kicker, summary, picture, from, body } = data
  return (
    <article className="newsArticle">
      <PageStyles href={stylesUrl} />
      <PageHeader className="head lit wrap">
        <div className="content">
          <Breadcrumbs />
          <p className="kicker">
            {kicker}
            {from && <time dateTime={from.iso}>{from.text}</time>}
          </p>
          <h1 className="title">{title}</h1>
          {summary && <p className="summary">{summary}</p>}
          <ShareButton title={title} />
        </div>
        {picture && (
          <div className="picture">
            <Picture picture={picture} use="figure" sizes="(min-width: 80rem) 72rem, 100vw" isFirst />
          </div>
        )}
      </PageHeader>
      <div className="body wrap">
        <div className="column">
          {body && <Prose tree={body} />}
          <p className="back">
            <ButtonLink variant="link" href={href('newsIndex')}>
              All news
            </ButtonLink>
          </p>
        </div>
      </div>
      <Parts detail={data} />
    </article>
  )
}
