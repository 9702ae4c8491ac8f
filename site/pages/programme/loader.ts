import { filmCard } from '#site/loaders/cards/film.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detail } from '#site/loaders/content-pages/detail-page.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'

export const load: DetailLoader = (source, target) => {
  const programme = source.entry('internationalScreen', target.entry)
  const films = source.all('internationalScreenMovie').filter(({ screen }) => screen === target.entry)
  return detail(source, target, programme, {
    kicker: termTitle(source, programme.category),
    picture: source.picture(programme.image),
    body: source.prose(programme.body),
    groups: group(
      'Films',
      films.map((film) => filmCard(source, film)),
    ),
  })
}
