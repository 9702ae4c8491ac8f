import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { OffersByCinema } from '#site/shared/offers.ts'
import { isCurrent, isOfWholeBrand } from './promotions.ts'

export function offersByCinema(source: Source): OffersByCinema {
  const cinemas = source.all('cinema')
  const brands = new Set(cinemas.map(({ brand }) => brand))
  const current = source.all('promotion').filter((promotion) => isCurrent(source, promotion))
  const ofBrand = Map.groupBy(current.filter(isOfWholeBrand), ({ brand }) => brand)
  const naming = Map.groupBy(
    current.flatMap((promotion) => promotion.cinemas.map((cinema) => ({ cinema, promotion }))),
    ({ cinema }) => cinema,
  )
  const addressesOf = (promotions: readonly Entry<'promotion'>[] = []): string[] =>
    promotions.flatMap(({ id }) => source.pathOf(`promotion/${id}`) ?? [])
  return Object.fromEntries([
    ...cinemas.map(({ id, brand }) => {
      const own = naming.get(`cinema/${id}`)?.map(({ promotion }) => promotion)
      return [source.pathOf(`cinema/${id}`) ?? '', [...addressesOf(own), brand]]
    }),
    ...[...brands].map((brand) => [brand, addressesOf(ofBrand.get(brand))]),
  ])
}
