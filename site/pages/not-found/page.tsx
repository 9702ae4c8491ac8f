import { NowShowingRail } from '#site/features/film-lists/now-showing-rail.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { HeroText } from '#site/ui/hero/hero-text.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { BrokenReel } from './broken-reel.tsx'
import type { load } from './loader.ts'
import { LostSearch } from './lost-search.tsx'
import stylesUrl from './not-found.css?url'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, films } }: Props) {
  const hero = (
    <PageHeader className="lostPage wrap">
      <PageStyles href={stylesUrl} />
      <HeroText title={page.title} language={page.language} kicker="Error 404" summary={page.summary}>
        {page.body && <Prose tree={page.body} />}
        <LostSearch />
        <Links
          links={[
            { label: 'Go back to home', href: href('home') },
            { label: 'Search the questions', href: href('faqSearch') },
            { label: 'All films', href: href('movies') },
            { label: 'All cinemas', href: href('cinemaIndex') },
          ]}
        />
      </HeroText>
      <BrokenReel className="picture" />
    </PageHeader>
  )
  return (
    <BasicContent page={page} hero={hero} text={null}>
      <NowShowingRail cards={films} />
    </BasicContent>
  )
}
