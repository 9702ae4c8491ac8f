import { FilmLists } from '../../features/film-lists/film-lists.tsx'
import { BasicHero } from '../../layout/basic-content.tsx'
import { Sections } from '../../sections/registry.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { PageProps } from '../components.ts'
import { LineUps } from './line-ups.tsx'

/** The films first: what the editor wrote about them stands below. */
export function Page({ data: { page, tabs, filters, lineUps } }: PageProps<'movie-list'>) {
  return (
    <article>
      <BasicHero page={page} />
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
