/** The words of short texts that Drupal keeps as HTML, for fields that have no look: every sign that HTML has a name for is read. */
import type { ProseContext } from '../context.ts'
import { textIn } from './node.ts'
import { parseHtml } from './tree.ts'

/** Paragraphs are parted by an empty line; the items of a list stand on a line each. */
export const linesOf = (html: string, report: ProseContext['report']): string =>
  html
    .split(/<\/p\s*>|<\/(?:div|h[1-6]|ul|ol|table)\s*>/i)
    .map((paragraph) =>
      paragraph
        .split(/<br\s*\/?>|<\/li\s*>/i)
        .map((line) => wordsOf(line, report))
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')

const wordsOf = (html: string, report: ProseContext['report']): string =>
  parseHtml(html, report).map(textIn).join('').replaceAll(/\s+/g, ' ').trim()
