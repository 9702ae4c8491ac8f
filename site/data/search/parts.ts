/** Where the browser finds the index: the folders of its parts. */
export type SearchParts = readonly string[]

export const searchPartsFile = 'search.json'
