/**
 * Text from the CMS and from content files on its way to a terminal or a log.
 *
 * A terminal obeys control characters, marks of direction change what a reader sees, and CI takes orders from what is
 * printed: GitHub from a line that begins with `::`, and from `##[` wherever it stands. So whatever is printed comes through
 * here, and those are printed as what they are. The escapes are those of JSON: in a line of JSON the data stay the same.
 */
const anywhere = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}]|(?<=#)#(?=\w*\[)`
const unsafe = new RegExp(`${anywhere}|(?<=^\\s*):`, 'gu')
const unsafeWithin = new RegExp(anywhere, 'gu')

/** The text on one line. Colours come around it, not into it. */
export function printable(text: string): string {
  return text.replace(unsafe, escapeCodeUnits)
}

/** A part of a line that other words begin: a colon gives no orders there. */
export const printablePart = (text: string): string => text.replace(unsafeWithin, escapeCodeUnits)

/** The same where line breaks are meant: no line of it can give orders. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** Any value, with each text in it printable: its shape stays. */
export function printableTexts<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T
  if (Array.isArray(value)) return value.map(printableTexts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, printableTexts(item)])) as T
}

/** `\uXXXX` for each code unit, as JSON has it. */
export const escapeCodeUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
