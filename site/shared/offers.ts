/** The offers of each cinema, in a file of their own, which visitors fetch who have chosen a cinema. */
export const offersFile = 'offers.json'

/**
 * Addresses of offers that run or are to come, by the address of a cinema's page. One of them may be the name of another list instead, whose
 * offers are meant: those of a brand stand once for all of its cinemas, of which there may be hundreds.
 */
export type OffersByCinema = Readonly<Record<string, readonly string[]>>
