/** Words of the content within Markdown: shown as they are, and obeyed in nothing. All that content brings comes through here. */
import { printablePart } from '#content/format/printable.ts'
import { codeParts } from '#review/write/code-parts.ts'
import { disarmed, disarmedAddresses } from '#review/write/disarmed.ts'

/** Marks of Markdown and of HTML, and what begins a sign that is spelled by its name, such as `&amp;`. */
const marks = /[\\*_[\]<>|~#!`]|&(?=\w+;)/g

/** Dollars set mathematics, and on GitHub do so behind a backslash as well, but not behind a sign without width. */
const dollars = /\$/g

/** Addresses, without the marks behind them. Hosts make links of them in text, and take backslashes for a part of where they lead. */
const addresses = /((?<![a-z])(?:[a-z]+:\/\/|www\.)\S*[^\s.,:;!?'"’”)>\]])/gi

/** Nobody is called out of code either. */
const calls = /@(?=\w)/g

/** What would be a mark of a list, or a rule, where a text begins a line. */
const opening = /^(\s*\d*)(?=[-+.)](?:[\s-]|$))/

export const markdownText = (text: string): string =>
  codeParts(text)
    .flatMap((part, index) => (index % 2 === 1 ? [markdownCode(part.slice(1, -1))] : wordsAndAddresses(part)))
    .reduce(joined, '')
    .replace(opening, '$1\\')
    .replace(/^\s+/, ' ')

const wordsAndAddresses = (text: string): string[] =>
  disarmedAddresses(text)
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? markdownCode(part) : plainText(part)))

const plainText = (text: string): string =>
  disarmed(printablePart(text)).replace(marks, String.raw`\$&`).replace(dollars, '\u200b\\$')

/** Two codes are parted, as the backticks between them would be a fence of their own. */
const joined = (line: string, part: string): string =>
  line.endsWith('`') && part.startsWith('`') ? `${line}\u200b${part}` : line + part

/**
 * An address, a key or the name of a file, as code: between more backticks than stand in it. Some hosts look for “Closes #1” in code
 * as well; a word alone closes nothing, and its address can be copied.
 */
export function markdownCode(text: string): string {
  const shown = printablePart(text)
  const code = (/\s/.test(shown) ? disarmed(shown) : shown).replace(calls, '@\u200b')
  if (code.trim() === '') return ''
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  // One space at each end belongs to the fence, where both ends have one.
  const room = /^`|`$|^ .* $/s.test(code) ? ' ' : ''
  return `${fence}${room}${code}${room}${fence}`
}
