import type { Source } from '#site/loaders/source/source.ts'
import type { OffersByCinema } from '#site/shared/offers.ts'
import { isCurrent, promotionsOf } from './promotions.ts'

export const offersByCinema = (source: Source): OffersByCinema =>
  Object.fromEntries(
    source.all('cinema').map((cinema) => {
      const { own, ofBrand } = promotionsOf(source, cinema)
      const current = [...own, ...ofBrand].filter((promotion) => isCurrent(source, promotion))
      return [
        source.pathOf(`cinema/${cinema.id}`) ?? '',
        current.flatMap(({ id }) => source.pathOf(`promotion/${id}`) ?? []),
      ]
    }),
  )
