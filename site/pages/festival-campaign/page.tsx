import { FilmRail } from '#site/features/film-lists/film-rail.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, films, festivals } }: Props) {
  const others = (
    <>
      <FilmRail heading="Film festival" tab="film-festival" cards={films} noun="festival films" />
      <Section heading="Running and coming festivals">
        <Cards cards={festivals} noun="festivals" />
      </Section>
    </>
  )
  return <BasicContent page={page} after={others} />
}
