/** Converts the elements that are blocks of their own. */
import { fromRuns } from '#content/format/prose/mdx-inline.ts'
import { onOneLine } from '#content/format/prose/mdx-lines.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { component, countdown } from '../component.ts'
import { reportCountdown } from './diagnostics.ts'
import { hrefOf, reportLinkedPicture, reportPictureLeads } from './link.ts'
import { listOf } from './lists/list.ts'
import { attribute, contextAt, elementsOf, excerptOf, findElement, hasClass, isElement } from './node.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts'
import { type Around, isPicture, pictureOf } from './picture.ts'
import { type Convert, flowIn, plainWords, type Reader, runsIn } from './reader.ts'
import { captionStyle, edge, type Segment, type TextStyle } from './segment.ts'
import { tableOf } from './table.ts'

export const blocks: Readonly<Record<string, Convert>> = {
  h1: headingOf,
  h2: headingOf,
  h3: headingOf,
  h4: headingOf,
  h5: headingOf,
  h6: headingOf,
  blockquote: (node, style, reader) => [
    { kind: 'block', flow: [{ type: 'blockquote', children: flowIn(node.children, style, reader) }] },
  ],
  ul: listOf,
  ol: listOf,
  menu: listOf,
  hr: () => [{ kind: 'block', flow: [{ type: 'thematicBreak' }] }],
  pre: codeOf,
  table: tableOf,
  figure: figureOf,
  // Where one among words cannot be shown, the words stay together.
  img: picture,
  'drupal-media': (node, style, reader) => [edge, ...picture(node, style, reader)],
  'drupal-entity': (node, style, reader) => [edge, ...picture(node, style, reader)],
}

const headingDepths: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3 }

function headingOf(node: HtmlElement, style: TextStyle, reader: Reader): Segment[] {
  const children = fromRuns(onOneLine(runsIn(node, style, reader)))
  return [{ kind: 'block', flow: [{ type: 'heading', depth: ownValue(headingDepths, node.name) ?? 4, children }] }]
}

function codeOf(node: HtmlElement, style: TextStyle, reader: Reader): Segment[] {
  const inner = findElement(node, ({ name }) => name === 'code')
  const classes = [node, ...(inner ? [inner] : [])].map((element) => attribute(element, 'class')).join(' ')
  const value = plainWords(node, reader, { ...captionStyle(style), link: style.link, keepsSpace: true }).replace(
    /\n$/u,
    '',
  )
  const [, lang = null] = /(?:^|\s)language-(\S+)/u.exec(classes) ?? []
  return [{ kind: 'block', flow: [{ type: 'code', lang, value }] }]
}

/** A `<figure>`, which CKEditor puts around a picture or a table to give it a caption. */
function figureOf(node: HtmlElement, style: TextStyle, reader: Reader): readonly Segment[] {
  const caption = elementsOf(node).find(({ name }) => name === 'figcaption')
  const found = elementsOf(node).flatMap((child) => [child, ...elementsOf(child)])
  const [inner, ...others] = found.filter((child) => isPicture(child) || child.name === 'table')
  if (!inner || others.length > 0 || hasOtherWords(node, [inner, caption]))
    return [edge, ...reader.read(node.children, style), edge]
  if (inner.name === 'table') return tableOf(inner, style, reader, node)
  for (const link of elementsOf(node).filter(({ name }) => name === 'a')) reportLinkedPicture(link, reader.context)
  const around = {
    figure: node,
    ...(caption ? { caption: plainWords(caption, reader, captionStyle(style)).trim() } : {}),
  }
  return [edge, ...picture(inner, style, reader, around)]
}

/** Whether anything is to be read in an element but in these parts of it. */
const hasOtherWords = (node: HtmlElement, parts: readonly (HtmlNode | undefined)[]): boolean =>
  node.children.some((child) => {
    if (parts.includes(child)) return false
    return isElement(child) ? hasOtherWords(child, parts) : /[^ \t\n\f\r]/u.test(child)
  })

function picture(node: HtmlElement, style: TextStyle, reader: Reader, around?: Around): Segment[] {
  const readCaption = (html: string): string => {
    const { line, column } = node
    const children = parseHtml(html, contextAt(node, reader.context).report)
    return plainWords(
      { name: 'figcaption', attributes: {}, children, ...(line && column ? { line, column } : {}) },
      reader,
    )
  }
  const shown = pictureOf(node, reader.context, readCaption, around)
  if (shown && style.link !== undefined) reportPictureLeads(node, style.link, reader.context)
  // A <drupal-media /> that is not closed has all that follows in it.
  return [...(shown ? [shown] : []), ...reader.read(node.children, style)]
}

/** A link that an editor gave the look of a button. */
export function callToAction(node: HtmlElement, style: TextStyle, reader: Reader): readonly Segment[] {
  const link = hrefOf(node, reader)
  const words = reader.read(node.children, { ...style, link: style.link ?? link })
  if (link === undefined || findElement(node, isPicture)) return words
  const tone = Object.keys(tones).find((name) => hasClass(node, name))
  const props = { label: plainWords(node, reader), link, tone: tone && ownValue(tones, tone) }
  return [{ kind: 'block', flow: component('CallToAction', props, contextAt(node, reader.context)), words }]
}

const tones: Readonly<Record<string, 'primary' | 'quiet'>> = { 'button--primary': 'primary', 'button--quiet': 'quiet' }

export const isButton = (node: HtmlElement): boolean => hasClass(node, 'button') && excerptOf(node) !== ''

export const isCountdown = (node: HtmlElement): boolean => hasClass(node, 'countdown')

/** `<time class="countdown" datetime="…" data-done="…">` with the label in it. */
export function countdownOf(node: HtmlElement, style: TextStyle, reader: Reader): readonly Segment[] {
  const texts = { label: plainWords(node, reader) || undefined, done: attribute(node, 'data-done') || undefined }
  const words = reader.read(node.children, style)
  const flow = countdown(attribute(node, 'datetime'), texts, contextAt(node, reader.context))
  return [{ kind: 'block', flow, words, reportLoss: () => reportCountdown(node, reader.context) }]
}
