import { programmeCard } from '#site/loaders/cards/programme.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detailPage } from '#site/loaders/content-pages/detail-page.ts'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'

export const load: DetailLoader = (source, sitePage) => {
  const category = source.entry('taxonomy', sitePage.entry)
  const programmes = byOrder(source.referrersOf('internationalScreen', 'category', sitePage.entry))
  const [first] = programmes
  const keys = new Set(programmes.map(({ id }) => `internationalScreen/${id}`))
  const films = source.all('internationalScreenMovie').filter(({ screen }) => screen !== undefined && keys.has(screen))
  return detailPage(
    source,
    sitePage,
    { title: category.title },
    {
      ...ifPresent('picture', first && source.picture(first.image)),
      summary: `Programmes and films of International Screens: ${category.title}.`,
      groups: [
        ...group(
          'Programmes',
          programmes.map((programme) => programmeCard(source, programme)),
        ),
        ...group('Films', filmsOnTheirOwn(source, films)),
      ],
      head: {
        isEmpty: programmes.length + films.length === 0,
        supplement: [...programmes, ...films].map(({ title }) => title).join(', '),
      },
    },
  )
}
