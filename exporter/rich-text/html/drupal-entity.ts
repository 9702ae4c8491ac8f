/**
 * Finds the entity of the Drupal that an element shows or links to, from the attributes that the text editor writes
 * beside the address.
 */
import { ownValue } from '#content/schema/own-value.ts'
import { attribute, elementsOf, isElement } from './node.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts'

export interface NamedEntity {
  /** Drupal's: `node`, `media`, `file`. */
  readonly type: string
  readonly uuid: string
}

/** Undefined for an element that names none. */
export function namedEntity(node: HtmlElement): NamedEntity | undefined {
  const uuid = attribute(node, 'data-entity-uuid')
  if (uuid === '') return undefined
  return { type: attribute(node, 'data-entity-type') || (ownValue(meant, node.name) ?? 'media'), uuid }
}

/** Element → the type of entity that it means: editors have not always said it. */
const meant: Readonly<Record<string, string>> = { a: 'node', img: 'file' }

interface NamedFile {
  readonly uuid: string
  /** Alternative text of a picture; empty where nobody has written one, and for links. */
  readonly alt: string
}

/** The files that a text shows, or links to. */
export function filesNamedIn(html: string): NamedFile[] {
  if (!html.includes('data-entity-uuid') || !/<img|data-entity-type=["']?file/iu.test(html)) return []
  // Parse errors are ignored here: the conversion of the text reports them.
  return elementsIn(parseHtml(html, () => undefined)).flatMap((node): NamedFile[] => {
    const named = node.name === 'img' || node.name === 'a' ? namedEntity(node) : undefined
    return named?.type === 'file' ? [{ uuid: named.uuid, alt: attribute(node, 'alt').trim() }] : []
  })
}

const elementsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(elementsOf(node))])
