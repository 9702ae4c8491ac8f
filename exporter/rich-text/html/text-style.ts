/** The style of text, by the names and styles of the elements around it. What the contract has none for is reported. */
import type { Mark } from '#content/format/prose/mdx-runs.ts'
import type { ProseContext } from '../context.ts'
import { ruleOf } from './elements.ts'
import { attribute, contextAt, excerptOf, hasClass, styleOf } from './node.ts'
import type { HtmlElement } from './parse-html.ts'
import type { TextStyle } from './segment.ts'

export function styleWithin(node: HtmlElement, style: TextStyle): TextStyle {
  const { mark: own, isCode = false } = ruleOf(node.name) ?? {}
  const marks = new Set([...style.marks, ...(own ? [own] : [])])
  for (const [mark, isOn] of styledMarks(node)) {
    if (isOn) marks.add(mark)
    else marks.delete(mark)
  }
  return { ...style, marks: [...marks], isCode: style.isCode || isCode, keepsSpace: keepsSpace(node, style) }
}

/** Office programs write bold as a style, and `<b style="font-weight:normal">` around what is not. */
function styledMarks(node: HtmlElement): (readonly [mark: Mark, isOn: boolean])[] {
  const found: (readonly [Mark, boolean])[] = []
  const weight = styleOf(node, 'font-weight')
  if (/^(?:bold|bolder|[6-9]\d\d)$/u.test(weight)) found.push(['strong', true])
  if (/^(?:normal|lighter|[1-5]\d\d)$/u.test(weight)) found.push(['strong', false])
  const slant = styleOf(node, 'font-style')
  if (/^(?:italic|oblique)/u.test(slant)) found.push(['emphasis', true])
  if (slant === 'normal') found.push(['emphasis', false])
  const line = `${styleOf(node, 'text-decoration')} ${styleOf(node, 'text-decoration-line')}`
  if (line.includes('underline')) found.push(['u', true])
  if (line.includes('line-through')) found.push(['delete', true])
  const height = styleOf(node, 'vertical-align')
  if (height === 'sub') found.push(['sub', true])
  if (height === 'super') found.push(['sup', true])
  return found
}

function keepsSpace(node: HtmlElement, { keepsSpace }: TextStyle): boolean {
  const value = styleOf(node, 'white-space')
  return /^(?:pre|pre-wrap|break-spaces)$/u.test(value) || (keepsSpace && !/^(?:normal|nowrap|pre-line)$/u.test(value))
}

/** The side on which an editor put words or a cell, by style, attribute or the class that CKEditor gives. */
export function alignOf(node: HtmlElement): string {
  const byClass = ['left', 'center', 'right', 'justify'].find((side) => hasClass(node, `text-align-${side}`))
  return (
    byClass ??
    (styleOf(node, 'text-align') || (attribute(node, 'align') || attribute(node, 'data-align')).toLowerCase())
  )
}

/** Reports a style that is lost, as somebody may have meant it. The fonts and sizes of pasted text nobody did. */
export function reportTextStyle(node: HtmlElement, style: TextStyle, context: ProseContext): void {
  const lost = lostStyle(node, style)
  if (lost === undefined || excerptOf(node) === '') return
  const message = `The text “${excerptOf(node)}” has a look that is not kept: ${lost}`
  contextAt(node, context).report({ message, hint: 'The words stay.' })
}

function lostStyle(node: HtmlElement, { isInTable }: TextStyle): string | undefined {
  if (node.name === 'mark') return 'it is highlighted'
  if (node.name === 'center') return 'it is centred'
  if (attribute(node, 'dir').toLowerCase() === 'rtl') return 'it is written from right to left'
  // Tables are as wide as the text.
  const side = isInTable || node.name === 'table' ? '' : alignOf(node)
  if (side === 'center' || side === 'right') return side === 'center' ? 'it is centred' : 'it is put to the right'
  // Links have the colour of links.
  const colour =
    node.name === 'a'
      ? ''
      : styleOf(node, 'color') || (node.name === 'font' ? attribute(node, 'color').toLowerCase() : '')
  if (colour !== '' && !ordinaryColour.test(colour)) return `its colour is ${colour}`
  const ground =
    styleOf(node, 'background-color') || styleOf(node, 'background') || attribute(node, 'bgcolor').toLowerCase()
  return ground === '' || ground.includes('url(') || ordinaryColour.test(ground) ? undefined : 'it is highlighted'
}

const ordinaryColour =
  /^(?:inherit|initial|unset|currentcolor|windowtext|black|white|transparent|none|#0{3}|#0{6}|#f{3}|#f{6}|rgba?\( *0, *0, *0.*\)|rgba?\( *255, *255, *255.*\))$/u
