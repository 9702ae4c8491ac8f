/** Which offers are good where, in a file of their own: asked for by visitors who have chosen a cinema. */
export const offersFile = 'offers.json'

/** Addresses of offers that run or are to come. Those of a brand stand once for all of its cinemas, of which there may be hundreds. */
export interface OffersByCinema {
  /** By the address of a cinema's page. */
  readonly cinemas: Readonly<Record<string, CinemaOffers>>
  /** Good in all cinemas of a brand. */
  readonly ofBrand: Readonly<Record<string, readonly string[]>>
}

interface CinemaOffers {
  readonly brand: string
  /** Those that name the cinema. */
  readonly own: readonly string[]
}

/** @param cinema address of its page */
export function offersAt({ cinemas, ofBrand }: OffersByCinema, cinema: string): readonly string[] {
  const found = cinemas[cinema]
  return found ? [...found.own, ...(ofBrand[found.brand] ?? [])] : []
}
