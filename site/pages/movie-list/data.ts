import { bannersAt } from '../../data/banners.ts'
import { basicWith } from '../../data/basic-page.ts'
import { filmTabs } from '../../data/films.ts'
import type { Source } from '../../data/source.ts'
import { termTitle } from '../../data/terms.ts'

export const load = basicWith((source) => ({
  banners: bannersAt(source, 'movies'),
  tabs: filmTabs(source),
  filters: [
    { label: 'Genre', options: optionsOf(source, 'genre') },
    { label: 'Language', options: optionsOf(source, 'language') },
    { label: 'Classification', options: optionsOf(source, 'classification') },
  ],
  lineUps: source
    .all('movieLineUp')
    .filter(({ to }) => to >= source.today)
    .map(({ slug, title, period, movies }) => ({
      id: slug,
      title,
      period,
      links: movies.flatMap((key) => {
        const href = source.pathOf(key)
        return href ? [{ label: source.entry('movie', key).title, href }] : []
      }),
    })),
}))

const optionsOf = (source: Source, vocabulary: string) =>
  source
    .all('taxonomy')
    .filter((term) => term.vocabulary === vocabulary)
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => ({ value: `taxonomy/${id}`, label: termTitle(source, `taxonomy/${id}`) }))
