/** Converts links of Drupal's editor to the forms of `content/schema/link.ts`. */
import { cleanLine } from '#content/schema/clean-text.ts'
import type { ProseContext } from '../context.ts'
import { customUrl, entryUrl, internalPath } from '../link-url.ts'
import { leadsToLostAnchor } from './anchors.ts'
import { type Entity, entityAt, leadsNowhere } from './drupal-address.ts'
import { namedEntity } from './drupal-entity.ts'
import { attribute, contextAt, excerptOf, findElement } from './node.ts'
import type { HtmlElement } from './parse-html.ts'
import { excerpt, isPicture } from './picture.ts'
import type { Reader } from './reader.ts'

/** The address, or undefined where there is none, after reporting what is wrong with it. */
export function hrefOf(node: HtmlElement, { context, anchors }: Reader): string | undefined {
  const words = excerptOf(node)
  // A link without words cannot be followed, so its address is not checked.
  if (words === '') return reportLinkedPicture(node, context)
  const href = attribute(node, 'href').trim()
  // One without an address is an anchor.
  if (leadsNowhere(href) || leadsToLostAnchor(node, anchors, context)) return undefined
  const named = namedEntity(node)
  return drupalUrl(href, words, contextAt(node, context), named && { type: named.type, id: named.uuid })
}

/** Reports a picture that is a link: where it leads is lost, as a figure has none. */
export function reportLinkedPicture(link: HtmlElement, context: ProseContext): undefined {
  const href = attribute(link, 'href').trim()
  if (leadsNowhere(href) || !findElement(link, isPicture)) return
  reportPictureLeads(link, href, context)
}

export const reportPictureLeads = (node: HtmlElement, href: string, context: ProseContext): void =>
  contextAt(node, context).report({ message: `A picture leads to ${excerpt(href)}`, hint: noPictureLeads })

const noPictureLeads =
  'Here no picture is a link. Write a sentence with the link below it, or use a section of the page.'

/** Reports the part of a picture that is a link. */
export function reportArea(area: HtmlElement, context: ProseContext): void {
  const href = attribute(area, 'href').trim()
  if (leadsNowhere(href)) return
  const words = cleanLine(attribute(area, 'alt'))
  const message = `A part of a picture${words && ` (“${words}”)`} leads to ${excerpt(href)}`
  contextAt(area, context).report({ message, hint: noPictureLeads })
}

/**
 * An address as Drupal stores one, in a text or a field: `entity:node/5`, `internal:/films`, `/node/5`, `/sites/default/files/…`.
 *
 * @param named the entity that a link of the editor names beside its address.
 */
export function drupalUrl(address: string, words: string, context: ProseContext, named?: Entity): string | undefined {
  const path = internalPath(address.replace(/^internal:/u, '').replace(/^base:\/?/u, '/'), context.ownOrigins)
  const entity = named ?? entityBelow(context.base ?? '', path)
  if (!entity)
    return (path.startsWith('/') ? context.address?.(path) : undefined) ?? customUrl(path || '/', words, context)
  const key = context.reference(entity.type, entity.id)
  const [, hash = ''] = /#(.*)$/su.exec(path) ?? []
  return key === undefined ? undefined : entryUrl(key, hash, words, context)
}

/** Files are looked up by their full path. */
function entityBelow(base: string, path: string): Entity | undefined {
  if (base === '' || !path.startsWith(`${base}/`)) return entityAt(path)
  const entity = entityAt(path.slice(base.length))
  return entity?.type === 'file' ? { ...entity, id: `${base}${entity.id}` } : entity
}
