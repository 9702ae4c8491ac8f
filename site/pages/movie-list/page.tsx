import { FilmLists } from '#site/features/film-lists/film-lists.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/registry.tsx'
import { BannerHero } from '#site/templates/basic/banner-hero.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { LineUps } from './line-ups.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Films come first, the editor's text below them. */
export function Page({ data: { page, tabs, filters, lineUps } }: Props) {
  return (
    <article>
      <BannerHero page={page} isCompact />
      <FilmLists lists={tabs} filters={filters} />
      {lineUps.length > 0 && (
        <Section heading="Month by month">
          <LineUps lineUps={lineUps} />
        </Section>
      )}
      {page.body && (
        <div className="wrap">
          <Prose tree={page.body} />
        </div>
      )}
      <Sections sections={page.sections} />
    </article>
  )
}
