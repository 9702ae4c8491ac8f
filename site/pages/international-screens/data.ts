import { bannersAt } from '#site/data/banners.ts'
import { basicWith } from '#site/data/basic-page.ts'
import { encounterCard } from '#site/data/cards/encounter.ts'
import { festivalCard } from '#site/data/cards/festival.ts'
import { galleryCard } from '#site/data/cards/gallery.ts'
import { programmeCard } from '#site/data/cards/programme.ts'
import { filmsIn } from '#site/data/films.ts'
import { byOrder } from '#site/data/order.ts'
import { itemList } from '#site/data/structured/item-list.ts'

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
