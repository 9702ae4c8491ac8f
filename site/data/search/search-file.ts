/** Where the browser finds the records of all pages. */
export const searchFile = 'search.json'
