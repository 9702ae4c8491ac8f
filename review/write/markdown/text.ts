/** Words of the content within Markdown: shown as they are, and obeyed in nothing. */
import { printable } from '#content/format/printable.ts'

/** Marks of Markdown and of HTML. Quotation marks of code stay where our own sentences have them around an address. */
const marks = /[\\*_[\]<>|~#!]/g

/** What a host makes links and messages of: names of people and teams, numbers of issues. */
const calls = /@(?=\w)/g

export function markdownText(text: string): string {
  return printable(text)
    .split(/(`\/[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(marks, String.raw`\$&`).replaceAll('`', String.raw`\``),
    )
    .join('')
    .replace(calls, '@\u200b')
}
