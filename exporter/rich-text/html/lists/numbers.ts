/** How the items of a list are numbered in HTML and here, where they count on from the first in figures. */
import type { ListItem } from 'mdast'
import { shorten } from '#content/format/shorten.ts'
import type { ProseContext } from '../../context.ts'
import { attribute, contextAt, elementsOf, excerptOf, isElement, styleOf } from '../node.ts'
import type { HtmlElement } from '../parse-html.ts'

interface Numbers {
  readonly start: number
  /** By item; undefined for one without a number. */
  readonly inHtml: readonly (number | undefined)[]
  readonly here: readonly (number | undefined)[]
}

/** @param items all that is in the list, other than white space. */
export function numbersIn(list: HtmlElement, items: readonly Pick<ListItem, 'children'>[]): Numbers {
  if (list.name !== 'ol') return { start: 1, inHtml: [], here: [] }
  const inHtml = numbersOf(list)
  const [first = 1] = inHtml
  // Markdown reads no more than nine digits.
  const start = first >= 0 && first <= 999_999_999 ? first : 1
  const firstFilled = items.findIndex(({ children }) => children.length > 0)
  let next = start
  const here = items.map(({ children }, index) => {
    // The normal form puts an item that is only a list into the one before it.
    const isPart = children.length > 0 && children.every(({ type }) => type === 'list')
    return isPart && index > firstFilled ? undefined : next++
  })
  return { start, inHtml, here }
}

function numbersOf(list: HtmlElement): (number | undefined)[] {
  const isReversed = Object.hasOwn(list.attributes, 'reversed')
  const items = list.children.filter((child) => isElement(child) || child.trim() !== '')
  let next = integerOf(list, 'start') ?? (isReversed ? items.filter(isItem).length : 1)
  return items.map((item) => {
    if (!isItem(item)) return undefined
    const number = integerOf(item, 'value') ?? next
    next = number + (isReversed ? -1 : 1)
    return number
  })
}

const isItem = (node: HtmlElement | string): node is HtmlElement => isElement(node) && node.name === 'li'

function integerOf(node: HtmlElement, name: string): number | undefined {
  const [digits] = /^[+-]?\d{1,15}/u.exec(attribute(node, name).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Tells of other numbers, and of letters, as a text may speak of “clause (b)”. */
export function reportNumbers(list: HtmlElement, { inHtml, here }: Numbers, context: ProseContext): void {
  const changes = inHtml.some((number, index) => number !== here[index])
  const other = [list, ...elementsOf(list).filter(isItem)].map((node) => otherSigns(node, list.name)).find(Boolean)
  const lost = changes ? `is numbered ${listed(inHtml)}, and here ${listed(here)}` : other
  if (lost === undefined || excerptOf(list) === '') return
  const first = elementsOf(list).find((item) => excerptOf(item) !== '') ?? list
  const message = `The list that begins with “${excerptOf(first)}” ${lost}`
  const hint =
    'Here lists count on from their first number, in figures. Where the text speaks of an item, look after it.'
  contextAt(list, context).report({ message, hint })
}

const listed = (numbers: readonly (number | undefined)[]): string =>
  shorten(numbers.map((number) => number ?? '(none)').join(', '), 60)

/** Undefined where a list of its kind has the same signs here. */
function otherSigns(node: HtmlElement, list: string): string | undefined {
  const sign = signOf(node)
  if (ordinary[list === 'ol' ? 'ol' : 'ul'].includes(sign)) return undefined
  const letters = Object.entries(series).find(([, signs]) => signs.includes(sign))?.[0]
  return letters ? `is counted with ${letters}` : `is shown with “${sign}”`
}

function signOf(node: HtmlElement): string {
  const words = `${styleOf(node, 'list-style')} ${styleOf(node, 'list-style-type')}`
  const [sign] = words
    .split(/\s+/u)
    .filter((word) => !/^(?:|inside|outside|url\(.*|inherit|initial|unset)$/u.test(word))
    .slice(-1)
  if (sign !== undefined) return sign
  const type = attribute(node, 'type').trim()
  return /^[aAiI]$/u.test(type) && node.name !== 'ul' ? type : ''
}

const ordinary: Readonly<Record<'ol' | 'ul', readonly string[]>> = {
  ol: ['', 'decimal'],
  ul: ['', 'disc', 'circle', 'square', 'none'],
}

const series: Readonly<Record<string, readonly string[]>> = {
  'a, b, c': ['a', 'lower-alpha', 'lower-latin'],
  'A, B, C': ['A', 'upper-alpha', 'upper-latin'],
  'i, ii, iii': ['i', 'lower-roman'],
  'I, II, III': ['I', 'upper-roman'],
}
