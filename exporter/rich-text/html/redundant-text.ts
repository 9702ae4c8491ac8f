/**
 * Whether lost words are redundant, as a text that is kept beside them says the same: then their loss is not reported.
 */
import { cleanLine } from '#content/schema/clean-text.ts'
import type { ProseContext } from '../context.ts'
import { internalPath } from '../link-url.ts'
import { decoded } from './anchors.ts'
import { ruleOf } from './elements.ts'
import { attribute, isElement, isHidden } from './node.ts'
import type { HtmlElement, HtmlNode } from './parse-html.ts'

/** Whether they stand in a text as whole words, whatever the case and the punctuation. */
function repeatsText(text: string, words: string): boolean {
  const bare = bareWords(words)
  // Signs alone, such as stars, have no words that could be compared.
  return bare === '' ? cleanLine(words) === cleanLine(text) : ` ${bareWords(text)} `.includes(` ${bare} `)
}

/** A point or a comma between digits is part of a number, and a plus or a per cent sign of what it says. */
const betweenWords = /(?:[\s:;!?…»«›‹→"'“”‘’()|]|[.,/](?!\d))+/gu

const bareWords = (text: string): string => cleanLine(text).toLowerCase().replace(betweenWords, ' ').trim()

/** Whether some words are an address: people leave out how it begins, and that it is one of the site itself. */
export function repeatsAddress(address: string, words: string, { ownOrigins }: ProseContext): boolean {
  if (/^tel:/iu.test(address.trim())) return isNumber(address, words)
  const [theirs, ours] = [address, words].map((text) => bareAddress(text, ownOrigins))
  return ours !== '' && ours === theirs
}

function bareAddress(text: string, ownOrigins: readonly string[]): string {
  const address = decoded(internalPath(cleanLine(text), ownOrigins)).toLowerCase()
  const meant = address.startsWith('mailto:') ? address.replace(/\?.*$/su, '') : address
  return meant.replace(/^(?:mailto:|internal:|(?:https?:)?\/\/)?(?:www\.)?/u, '').replace(/\/+$/u, '')
}

/** A telephone number without the code of its country begins with a zero, or with none. */
function isNumber(address: string, words: string): boolean {
  const [theirs = '', ours = ''] = [address, words].map((text) => text.replace(/\D/gu, ''))
  const isWritten = /^[\d\s+().\-–/]+$/u.test(cleanLine(words))
  return isWritten && (theirs === ours || (ours.length >= minDigits && theirs.endsWith(ours.replace(/^0/u, ''))))
}

const minDigits = 7

/** Whether words that stand beside an element, such as its title, say what is shown of it, or where it leads. */
export function repeatsElement(node: HtmlElement, words: string, context: ProseContext): boolean {
  const shown = [shownIn(node), attribute(node, 'alt')]
  const href = node.name === 'a' ? attribute(node, 'href').trim() : ''
  return shown.some((text) => repeatsText(text, words)) || (href !== '' && repeatsAddress(href, words, context))
}

/** The text of a node that is kept. */
export function shownIn(node: HtmlNode): string {
  if (!isElement(node)) return node
  const treatment = ruleOf(node.name)?.treatment
  if (isHidden(node) || treatment === 'ignored' || treatment === 'refused') return ''
  return node.name === 'br' ? '\n' : node.children.map(shownIn).join('')
}
