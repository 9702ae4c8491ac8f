/** Texts of the interface that are needed everywhere; the rest stands where it is used. */
export const notFoundMessage = 'This page could not be found'
