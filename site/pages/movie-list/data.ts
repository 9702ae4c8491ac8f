import { bannersAt } from '#site/data/banners.ts'
import { basicWith } from '#site/data/basic-page.ts'
import { filmTabs } from '#site/data/films.ts'
import { filmFilters } from '#site/data/filters.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source) => {
    const tabs = filmTabs(source)
    return {
      banners: bannersAt(source, 'movies'),
      tabs,
      filters: filmFilters(
        source,
        tabs.flatMap(({ cards }) => cards),
      ),
      lineUps: source
        .all('movieLineUp')
        .filter(({ to }) => to >= source.today)
        .sort((a, b) => a.from.localeCompare(b.from))
        .map(({ slug, title, period, movies }) => ({
          id: slug,
          title,
          period,
          links: movies.flatMap((key) => {
            const href = source.pathOf(key)
            return href ? [{ label: source.entry('movie', key).title, href }] : []
          }),
        })),
    }
  },
  (source, _page, { tabs }) => itemList(source, tabs.find(({ tab }) => tab === 'now-showing')?.cards ?? []),
)
