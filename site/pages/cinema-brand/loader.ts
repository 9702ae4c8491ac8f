import type { Entry } from '#content/schema/entry-types.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { promotionCard } from '#site/loaders/cards/promotion.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { cinemaFinder } from '#site/loaders/content-pages/cinema-finder.ts'
import { formatCount } from '#site/loaders/format/count.ts'
import { phaseOf } from '#site/loaders/format/date-range.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import type { RouteId, RouteOf } from '#site/routes.ts'

type Brand = Entry<'cinema'>['brand']

const brands: Readonly<Record<RouteOf<'cinema-brand'>, Brand>> = {
  gscCinemas: 'gsc',
  aurumCinemas: 'aurum',
  velvetCinemas: 'velvet',
}

const isBrandRoute = (route: RouteId): route is RouteOf<'cinema-brand'> => Object.hasOwn(brands, route)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const load = basicPageLoader(
  (source, _page, { route }) => {
    const brand = isBrandRoute(route) ? brands[route] : 'gsc'
    const cinemas = source.all('cinema').filter((cinema) => cinema.brand === brand)
    const experiences = [...new Set(cinemas.flatMap((cinema) => cinema.experiences))]
    return {
      brand,
      figures: [
        { label: 'Cinemas', value: formatCount(cinemas.length) },
        { label: 'Halls', value: formatCount(sum(cinemas.map(({ numberOfHalls }) => numberOfHalls))) },
        { label: 'Seats', value: formatCount(sum(cinemas.map(({ seatingCapacity }) => seatingCapacity))) },
      ],
      ...cinemaFinder(source, cinemas),
      experiences: experiences.map((key) => experienceCard(source, source.entry('experience', key))),
      promotions: source
        .all('promotion')
        .filter((promotion) => promotion.brand === brand && phaseOf(promotion, source.today) === 'running')
        .map((promotion) => promotionCard(source, promotion)),
    }
  },
  (source, _page, { cinemas }) => itemList(source, cinemas),
)
