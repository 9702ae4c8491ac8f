/** Paragraphs that a word processor pasted as the items of a list, each with its marker in it. */

import { attribute, findElement, styleOf, textIn } from '../node.ts'
import type { HtmlElement } from '../parse-html.ts'
import { type Item, type Segment, type Words, withoutStart } from '../segment.ts'
import { bulletSigns, space } from './list-signs.ts'

interface Marker {
  /** Characters from the start of the paragraph to its end. */
  readonly length: number
  /** The number that it says, in a list that counts. */
  readonly number: number | undefined
}

/** A marker such as `1.   `: all that is in the element that the word processor marks as its own. */
const marked = new RegExp(`^${space}*(?:[${bulletSigns}o§ü–-]|(?<number>\\d{1,4})[.)])${space}*$`, 'u')
/**
 * Such as `· A text` or `o   A text`: a sentence can begin with all but the bullets, so that the gap after it must be wide, as word
 * processors make it.
 */
const leading = new RegExp(
  `^${space}*(?:[${bulletSigns}]${space}+|(?:[o§–-]|(?<number>\\d{1,4})[.)])${space}{2,})`,
  'u',
)

/** A paragraph that a word processor made for an item of a list. @param original what is in it. */
export function msWordItem(node: HtmlElement, original: readonly Segment[]): Item | undefined {
  if (!/(?:^|\s)MsoList(?:Paragraph|Bullet|Number)/iu.test(attribute(node, 'class'))) return undefined
  const marker = markerInElement(node) ?? markerInText(node)
  if (!marker || !original.every(isWords)) return undefined
  const [, level] = /\blevel([1-9])\b/u.exec(styleOf(node, 'mso-list')) ?? []
  const words = withoutStart(original, marker.length)
  return { kind: 'item', origin: 'word', level: Number(level ?? 1), number: marker.number, words, original }
}

function markerInElement(node: HtmlElement): Marker | undefined {
  const element = findElement(node, (inner) => styleOf(inner, 'mso-list') === 'ignore')
  if (!element) return undefined
  const [text, marker] = [textIn(node), textIn(element)]
  const found = marked.exec(marker)
  if (!found) return undefined
  const length = text.indexOf(marker) + marker.length
  const isAtStart = text.slice(0, length).trim() === marker.trim()
  return isAtStart ? { length, number: numberIn(found) } : undefined
}

/** Finds the marker where the text format has taken the styles away. */
function markerInText(node: HtmlElement): Marker | undefined {
  const found = leading.exec(textIn(node))
  return found ? { length: found[0].length, number: numberIn(found) } : undefined
}

const numberIn = ({ groups }: RegExpExecArray): number | undefined =>
  groups?.['number'] === undefined ? undefined : Number(groups['number'])

const isWords = (segment: Segment): segment is Words => segment.kind === 'words'
