// C0 without tab and line feed, DEL, C1, and the code points that Unicode promises never to use: HTML forbids them all.
const forbidden = /(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/**
 * The one normalisation of every text that enters the folder.
 *
 * Line ends become LF; half surrogate pairs become U+FFFD; characters that HTML forbids go; the rest is NFC. What has a
 * meaning in some script stays as it is: marks of direction, zero-width characters, joined emoji, spaces of any width.
 * Doing it twice changes nothing.
 */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(forbidden, '').normalize('NFC')
}
