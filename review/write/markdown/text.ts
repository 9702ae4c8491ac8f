/** Words of the content within Markdown: shown as they are, and obeyed in nothing. */
import { printablePart } from '#content/format/printable.ts'
import { disarmed } from '#review/write/disarmed.ts'

/**
 * Marks of Markdown and of HTML, and what begins a sign that is spelled by its name, such as `&amp;`. Quotation marks of code stay
 * where our own sentences have them around an address.
 */
const marks = /[\\*_[\]<>|~#!]|&(?=\w+;)/g

/** Nobody is called out of code either. */
const calls = /@(?=\w)/g

export function markdownText(text: string): string {
  return printablePart(text)
    .split(/(`\/[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : disarmed(part).replace(marks, String.raw`\$&`).replaceAll('`', String.raw`\``),
    )
    .join('')
    .replace(calls, '@\u200b')
}
