/**
 * Ids in our code have a capital letter; ids made from editors' texts and slugs never do. So no content can take the id
 * of the payload, of the root element, or of a label's target.
 */

/** Prefix of React's `useId`. */
export const identifierPrefix = 'Own'
