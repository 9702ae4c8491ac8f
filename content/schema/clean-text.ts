/** The characters that a text may hold: the exporter cleans by this definition, and the schema refuses by it. */

// C0 without tab and line feed, DEL, C1, and the code points that Unicode promises never to use: HTML forbids them all.
const forbidden = /(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}]/gu
const plain = /^[\n\t -~]*$/

/**
 * The one normalisation of every text that enters the folder.
 *
 * Line ends become LF; half surrogate pairs become U+FFFD; characters that HTML forbids go; the rest is NFC. What has a
 * meaning in some script stays as it is: marks of direction, zero-width characters, joined emoji, spaces of any width.
 * Doing it twice changes nothing.
 */
export function cleanText(value: string): string {
  if (plain.test(value)) return value
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(forbidden, '').normalize('NFC')
}

/** A clean text of any number of lines, without white space at its ends. */
export const cleanLines = (value: string): string => cleanText(value).trim()

/** A clean text of one line. Pasted line breaks become spaces, as a field of one line shows them. */
export const cleanLine = (value: string): string => cleanLines(value).replace(aroundLineBreak, ' ')

/** A line break with all white space around it, from the first sign on: to begin at each would take the square of a long row. */
const aroundLineBreak = /(?<!\s)\s*\n\s*/g

/** Says why a text is not what `clean` makes of it, or nothing. */
export function uncleanness(value: string, clean: (value: string) => string): string | undefined {
  if (clean(value) === value) return undefined
  if (cleanText(value) !== value) return 'holds control characters or half characters, or is not in normal form (NFC)'
  return value.trim() === value ? 'must be a single line' : 'has white space at its ends'
}
