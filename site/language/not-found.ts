/** Spec point 8. Apart from the language file, as the router says it too. */
export const notFoundMessage = 'This page could not be found'
