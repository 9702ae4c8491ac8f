import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { Blocks } from './blocks.tsx'
import stylesUrl from './home.css?url'
import { HomeHero } from './home-hero.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** What is below the hero, and in what order, is the editors' (decision 0136). */
export function Page({ data: { page, blocks } }: Props) {
  return (
    <div className="homePage">
      <PageStyles href={stylesUrl} />
      <BasicContent page={page} hero={<HomeHero page={page} />} after={<Blocks blocks={blocks} />} />
    </div>
  )
}
