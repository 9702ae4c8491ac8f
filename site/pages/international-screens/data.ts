import { bannersAt } from '../../data/banners.ts'
import { basicWith } from '../../data/basic-page.ts'
import { encounterCard } from '../../data/cards/encounter.ts'
import { festivalCard } from '../../data/cards/festival.ts'
import { galleryCard } from '../../data/cards/gallery.ts'
import { programmeCard } from '../../data/cards/programme.ts'
import { filmsIn } from '../../data/films.ts'
import { byOrder } from '../../data/order.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => ({
    banners: bannersAt(source, 'international-screens'),
    films: filmsIn(source, 'international-screens'),
    programmes: byOrder(source.all('internationalScreen')).map((programme) => programmeCard(source, programme)),
    festivals: source.all('internationalScreenFilmFestival').map((festival) => festivalCard(source, festival)),
    encounters: source.all('internationalScreenScreenEncounter').map((encounter) => encounterCard(source, encounter)),
    galleries: source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery)),
    categories: byOrder(
      source.all('taxonomy').filter(({ vocabulary }) => vocabulary === 'international-screen-category'),
    ).flatMap(({ id, title }) => {
      const href = source.pathOf(`taxonomy/${id}`)
      return href ? [{ label: title, href }] : []
    }),
  }),
  (source, _page, { films }) => itemList(source, films),
)
