/** Text of spec point 8. Apart from the language file, as the router needs it without a fetch. */
export const notFoundMessage = 'This page could not be found'
