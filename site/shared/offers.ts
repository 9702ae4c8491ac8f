/** Which offers are good where, in a file of their own: asked for by visitors who have chosen a cinema. */
export const offersFile = 'offers.json'

/** Address of a cinema's page → those of its offers that run or are to come. */
export type OffersByCinema = Readonly<Record<string, readonly string[]>>
