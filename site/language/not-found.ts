/** The text is apart from the language file, as the router needs it without a fetch. */
export const notFoundMessage = 'This page could not be found'
