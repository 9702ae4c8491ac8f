import { NowShowingRail } from '#site/features/film-lists/now-showing-rail.tsx'
import { MyFilms } from '#site/features/my-list/my-films.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

export function Page({ data: { page, films } }: Props) {
  return (
    <BasicContent page={page} hero={<IndexHero page={page} />} text={null}>
      <MyFilms note={<ListNote page={page} />}>
        <NowShowingRail cards={films} />
      </MyFilms>
    </BasicContent>
  )
}
