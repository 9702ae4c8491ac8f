import { FilmLists } from '#site/features/film-lists/film-lists.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { IndexEnd, IndexHero } from '#site/templates/basic/index-hero.tsx'
import { useShown } from '#site/ui/clock/use-shown.ts'
import { Section } from '#site/ui/section/section.tsx'
import { LineUps } from './line-ups.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Films come first, the editor's text below them. */
export function Page({ data: { page, tabs, filters, picks, lineUps } }: Props) {
  const { shown } = useShown(lineUps)
  return (
    <article>
      <IndexHero page={page} />
      <FilmLists lists={tabs} filters={filters} picks={picks} />
      {shown.length > 0 && (
        <Section heading="Month by month">
          <LineUps lineUps={shown} />
        </Section>
      )}
      <IndexEnd page={page} />
      <Sections sections={page.sections} />
    </article>
  )
}
