/** Drupal writes its sentences as HTML: labels with links in them, and what was typed set off. */
import { ownValue } from '#content/schema/own-value.ts'

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  amp: '&',
}

/** The text of a sentence with inline elements and the entities that Drupal escapes by. It is shown as text, whatever is in it. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ownValue(entities, String(name).toLowerCase()) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
