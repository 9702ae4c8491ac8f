import { CinemaFinder } from '#site/features/cinema-finder/cinema-finder.tsx'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** The cinema finder comes first, the editor's text below it. */
export function Page({ data: { page, cinemas, more, filters, tiles } }: Props) {
  return (
    <article>
      <IndexHero page={page} />
      <CinemaFinder cinemas={cinemas} more={more} filters={filters} tiles={tiles} />
      {page.body && (
        <div className="wrap">
          <Prose tree={page.body} />
        </div>
      )}
      <Sections sections={page.sections} />
    </article>
  )
}
