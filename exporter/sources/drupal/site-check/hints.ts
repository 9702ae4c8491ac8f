/** What to do where the mapping does not fit the site. */

export const tableFile = 'exporter/sources/drupal/mapping/mapping.ts'

export const describeIt = '`npm run export -- --describe` lists what there is.'

const nearTo = 'Near to it: '

export const withNear = (near: readonly string[], hint: string): string =>
  near.length > 0 ? `${nearTo}${near.join(', ')}. ${hint}` : hint

/** The names that a hint begins with, without what is said of every one. */
export function nearIn(hint: string): string | undefined {
  return hint.startsWith(nearTo) ? hint.slice(nearTo.length, hint.indexOf('. ')) : undefined
}
