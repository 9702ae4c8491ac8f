import { filmCard } from '#site/data/cards/film.ts'
import { programmeCard } from '#site/data/cards/programme.ts'
import { group } from '#site/data/detail.ts'
import { type DetailLoader, detail } from '#site/data/detail-page.ts'
import { optional } from '#site/data/links.ts'
import { byOrder } from '#site/data/order.ts'

export const load: DetailLoader = (source, target) => {
  const category = source.entry('taxonomy', target.entry)
  const programmes = byOrder(source.all('internationalScreen').filter((entry) => entry.category === target.entry))
  const [first] = programmes
  const keys = new Set(programmes.map(({ id }) => `internationalScreen/${id}`))
  const films = source.all('internationalScreenMovie').filter(({ screen }) => screen !== undefined && keys.has(screen))
  return detail(
    source,
    target,
    { title: category.title },
    {
      kicker: 'International Screens',
      ...optional('picture', first && source.picture(first.image)),
      summary: `Programmes and films of International Screens: ${category.title}.`,
      groups: [
        ...group(
          'Programmes',
          programmes.map((programme) => programmeCard(source, programme)),
        ),
        ...group(
          'Films',
          films.map((film) => filmCard(source, film)),
        ),
      ],
    },
    { also: [...programmes, ...films].map(({ title }) => title).join(', ') },
  )
}
