import { FilmLists } from '#site/features/film-lists/film-lists.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { IndexBanners, IndexHero } from '#site/templates/basic/index-hero.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { LineUps } from './line-ups.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Films come first, with what the editors say of them right below. */
export function Page({ data: { page, tabs, filters, quickFilters, lineUps } }: Props) {
  const { shown } = useShown(lineUps)
  return (
    <article>
      <IndexHero page={page} />
      <FilmLists lists={tabs} filters={filters} quickFilters={quickFilters} />
      <div className="wrap">
        <ListNote page={page} />
      </div>
      {shown.length > 0 && (
        <Section heading="Month by month">
          <LineUps lineUps={shown} />
        </Section>
      )}
      <IndexBanners page={page} />
      <Sections sections={page.sections} />
    </article>
  )
}
