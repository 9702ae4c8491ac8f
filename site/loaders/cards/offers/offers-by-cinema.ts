import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { OffersByCinema } from '#site/shared/offers.ts'
import { isCurrent, isOfWholeBrand } from './promotions.ts'

export function offersByCinema(source: Source): OffersByCinema {
  const cinemas = source.all('cinema')
  const promotions = source.all('promotion').filter((promotion) => isCurrent(source, promotion))
  const addressesOf = (found: readonly Entry<'promotion'>[]): string[] =>
    found.flatMap(({ id }) => source.pathOf(`promotion/${id}`) ?? [])
  const named = Map.groupBy(
    promotions.flatMap((promotion) => promotion.cinemas.map((cinema) => ({ cinema, promotion }))),
    ({ cinema }) => cinema,
  )
  const ofBrand = Map.groupBy(promotions.filter(isOfWholeBrand), ({ brand }) => brand as string)
  return {
    cinemas: Object.fromEntries(
      cinemas.map(({ id, brand }) => {
        const own = (named.get(`cinema/${id}`) ?? []).map(({ promotion }) => promotion)
        return [source.pathOf(`cinema/${id}`) ?? '', { brand, own: addressesOf(own) }]
      }),
    ),
    ofBrand: Object.fromEntries(
      [...new Set(cinemas.map(({ brand }) => brand))].map((brand) => [brand, addressesOf(ofBrand.get(brand) ?? [])]),
    ),
  }
}
