import { programmeCard } from '#site/loaders/cards/programme.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'

export const load = detailLoader('internationalScreen', (source, programme, key) => {
  const films = source.referrersOf('internationalScreenMovie', 'screen', key)
  return {
    kicker: termTitle(source, programme.category),
    body: source.prose(programme.body),
    groups: [
      ...group('Films', filmsOnTheirOwn(source, films)),
      ...group(
        'More programmes',
        following(byOrder(source.all('internationalScreen')), programme).map((other) => programmeCard(source, other)),
      ),
    ],
  }
})
