/** The items of a list as lines, which keep the numbers that they have in HTML. */
import type { ProseContext } from '../../context.ts'
import { isElement } from '../node.ts'
import type { HtmlElement, HtmlNode } from '../parse-html.ts'
import { numbersIn, reportNumbers } from './numbers.ts'

/** @param textOf the text of an item, which may begin with white space. */
export function numberedItems(list: HtmlElement, context: ProseContext, textOf: (item: HtmlNode) => string): string {
  const numbers = numbersIn(list, [])
  // Lines can have any number; other counters of a list are reported.
  reportNumbers(list, { ...numbers, here: numbers.inHtml }, context)
  return list.children
    .filter((item) => isElement(item) || item.trim() !== '')
    .map((item, index) => numbered(textOf(item), numbers.inHtml[index]))
    .join('')
}

/** The number stands before the first word. An item without words has none. */
function numbered(text: string, number: number | undefined): string {
  const first = text.search(/\S/u)
  return number === undefined || first < 0 ? text : `${text.slice(0, first)}${number}. ${text.slice(first)}`
}
