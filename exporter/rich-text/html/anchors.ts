/** Anchors: places in a text to which links can lead, by `id` or by `name`. Prose has none. */
import type { ProseContext } from '../context.ts'
import { attribute, contextAt, elementsOf, excerptOf, isElement } from './node.ts'
import type { HtmlElement, HtmlNode } from './parse-html.ts'

/** The names of all anchors in some nodes. */
export const anchorsIn = (nodes: readonly HtmlNode[]): ReadonlySet<string> =>
  new Set(nodes.filter(isElement).flatMap(namesIn))

function namesIn(node: HtmlElement): string[] {
  const own = [attribute(node, 'id'), node.name === 'a' ? attribute(node, 'name') : '']
  return [...own.filter(Boolean), ...elementsOf(node).flatMap(namesIn)]
}

/** Reports an anchor that somebody meant to be one: any text may lead there. Other ids are names for styles and scripts. */
export function reportAnchor(node: HtmlElement, context: ProseContext): void {
  const name = meantName(node)
  if (name === '' || madeByPrograms.test(name)) return
  const hint = 'Here links lead to a page, and to no place in a text: make the part a page or a section of its own.'
  contextAt(node, context).report({ message: `The place “${name}” is not kept`, hint })
}

function meantName(node: HtmlElement): string {
  if (/^h[1-6]$/u.test(node.name)) return attribute(node, 'id')
  if (node.name !== 'a') return ''
  return attribute(node, 'name') || (Object.hasOwn(node.attributes, 'href') ? '' : attribute(node, 'id'))
}

/** Bookmarks that Word and Google Docs make for themselves. */
const madeByPrograms = /^(?:_|OLE_LINK|docs-internal-guid|h\.)/u

/** Whether a link leads to one of these anchors, which is reported. */
export function leadsToLostAnchor(link: HtmlElement, anchors: ReadonlySet<string>, context: ProseContext): boolean {
  const href = attribute(link, 'href').trim()
  if (!href.startsWith('#') || !(anchors.has(href.slice(1)) || anchors.has(decoded(href.slice(1))))) return false
  const message = `The link “${excerptOf(link)}” leads to “${href}”, a place in the text that is not kept`
  contextAt(link, context).report({ message, hint: 'The words stay, without the link.' })
  return true
}

/** A text whose signs are escaped as in addresses, or as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
