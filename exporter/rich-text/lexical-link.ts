/** Converts links of the editor to the forms of `content/schema/link.ts`. */
import type { ProseContext } from './context.ts'
import { idOf, isNode, type LexicalNode, textOf } from './lexical-node.ts'
import { customUrl, entryUrl } from './link-url.ts'

/** The address, or undefined after reporting that there is none. @param words of the link, for the report. */
export function linkUrl(fields: LexicalNode, words: string, context: ProseContext): string | undefined {
  const document = fields['doc']
  const isInternal = fields['linkType'] === 'internal' || (fields['linkType'] === undefined && isNode(document))
  return isInternal
    ? internalUrl(document, fields['hash'], words, context)
    : customUrl(textOf(fields['url']), words, context)
}

function internalUrl(document: unknown, hash: unknown, words: string, context: ProseContext): string | undefined {
  const collection = isNode(document) ? textOf(document['relationTo']) : ''
  const id = isNode(document) ? idOf(document['value']) : undefined
  if (id === undefined) {
    const hint = 'Choose a page, or remove the link. The words stay, without the link.'
    context.report({ message: `The link “${words}” leads to nothing`, hint })
    return undefined
  }
  const target = context.reference(collection, id)
  return target === undefined ? undefined : entryUrl(target, textOf(hash), words, context)
}
