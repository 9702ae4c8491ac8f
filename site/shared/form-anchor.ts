/** The id of a form in its page, for links that lead right to it. @param form id of the entry. */
export const formAnchor = (form: string): string => `pageForm-${form}`
