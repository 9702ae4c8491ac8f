import { CinemaFinder } from '#site/features/cinema-finder/cinema-finder.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'
import { ListNote } from '#site/ui/list-note/list-note.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** The cinema finder comes first, with what the editors say of it right below. */
export function Page({ data: { page, cinemas, more, filters, tiles } }: Props) {
  return (
    <article>
      <IndexHero page={page} />
      <CinemaFinder cinemas={cinemas} more={more} filters={filters} tiles={tiles} />
      <div className="wrap">
        <ListNote page={page} />
      </div>
      <Sections sections={page.sections} />
    </article>
  )
}
