/**
 * Ids of ours have a capital letter, which no id has that is made of an editor's words or of an entry's slug: so no text
 * can take the place of the page's data, of its root, or of what a label names.
 */

/** Of the ids that React makes. */
export const identifierPrefix = 'Own'
