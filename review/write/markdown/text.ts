/** Words of the content within Markdown: shown as they are, and obeyed in nothing. */
import { printablePart } from '#content/format/printable.ts'
import { codeParts } from '#review/write/code-parts.ts'
import { disarmed } from '#review/write/disarmed.ts'

/** Marks of Markdown and of HTML, and what begins a sign that is spelled by its name, such as `&amp;`. */
const marks = /[\\*_[\]<>|~#!]|&(?=\w+;)/g

/** Nobody is called out of code either. */
const calls = /@(?=\w)/g

export function markdownText(text: string): string {
  return codeParts(printablePart(text))
    .map((part, index) => (index % 2 === 1 ? codeText(part) : plainText(part)))
    .join('')
    .replace(calls, '@\u200b')
}

const plainText = (text: string): string =>
  disarmed(text).replace(marks, String.raw`\$&`).replaceAll('`', String.raw`\``)

/** Some hosts look for “Closes #1” in code as well; a word alone closes nothing, and its address can be copied. */
const codeText = (code: string): string => (/\s/.test(code) ? disarmed(code) : code)
