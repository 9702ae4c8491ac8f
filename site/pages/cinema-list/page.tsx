import { CinemaFinder } from '../../features/cinema-finder/cinema-finder.tsx'
import { BasicHero } from '../../layout/basic-content.tsx'
import { Sections } from '../../sections/registry.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { PageProps } from '../components.ts'

/** Find a cinema: the search first, and what the editor wrote about it below the list. */
export function Page({ data: { page, cinemas, filters, tiles } }: PageProps<'cinema-list'>) {
  return (
    <article>
      <BasicHero page={page} />
      <CinemaFinder cinemas={cinemas} filters={filters} tiles={tiles} />
      {page.body && (
        <div className="wrap">
          <Prose tree={page.body} />
        </div>
      )}
      <Sections sections={page.sections} />
    </article>
  )
}
