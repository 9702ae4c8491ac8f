import { encounterCard } from '#site/loaders/cards/encounter.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { galleryCard } from '#site/loaders/cards/gallery.ts'
import { programmeCard } from '#site/loaders/cards/programme.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { filmsIn } from '#site/loaders/films/films.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { termsOf } from '#site/loaders/source/vocabulary.ts'

export const load = basicPageLoader(
  (source) => ({
    films: filmsIn(source, 'international-screens'),
    programmes: byOrder(source.all('internationalScreen')).map((programme) => programmeCard(source, programme)),
    festivals: source.all('internationalScreenFilmFestival').map((festival) => festivalCard(source, festival)),
    encounters: source.all('internationalScreenScreenEncounter').map((encounter) => encounterCard(source, encounter)),
    galleries: source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery)),
    categories: termsOf(source, 'international-screen-category').flatMap(({ id, title }) => {
      const href = source.pathOf(`taxonomy/${id}`)
      return href ? [{ label: title, href }] : []
    }),
  }),
  (source, _page, { films }) => itemList(source, films),
)
