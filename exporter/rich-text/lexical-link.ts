/** Converts links of the editor to the forms of `content/schema/link.ts`. */
import { cleanText } from '#content/schema/clean-text.ts'
import { classifyLink } from '#content/schema/link.ts'
import type { ProseContext } from './context.ts'
import { idOf, isNode, type LexicalNode, textOf } from './lexical-node.ts'

/** The address, or undefined after reporting that there is none. @param words of the link, for the report. */
export function linkUrl(fields: LexicalNode, words: string, context: ProseContext): string | undefined {
  const document = fields['doc']
  const isInternal = fields['linkType'] === 'internal' || (fields['linkType'] === undefined && isNode(document))
  return isInternal ? internalUrl(document, fields['hash'], words, context) : customUrl(fields['url'], words, context)
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
  if (target === undefined) return undefined
  const place = cleanText(textOf(hash)).trim().replace(/^#+/u, '')
  return checked(`ref:${target}${place === '' ? '' : `#${place}`}`, words, context)
}

function customUrl(value: unknown, words: string, context: ProseContext): string | undefined {
  return checked(ownPath(tidy(textOf(value)), context.ownOrigins), words, context)
}

function checked(url: string, words: string, context: ProseContext): string | undefined {
  const link = classifyLink(url)
  if (link.kind !== 'refused') return url
  const hint = 'Correct the address in the editor. The words stay, without the link.'
  context.report({ message: `The link “${words}” leads to ${JSON.stringify(url)}: ${link.why}`, hint })
  return undefined
}

/** Corrects spaces and a scheme in capitals, which people type. All else is left to the check. */
function tidy(value: string): string {
  const url = cleanText(value)
    .trim()
    .replace(/^(?:https?|mailto|tel):/iu, (scheme) => scheme.toLowerCase())
  return url.startsWith('tel:') ? url.replaceAll(' ', '') : url.replaceAll(' ', '%20')
}

function ownPath(url: string, ownOrigins: readonly string[]): string {
  for (const origin of ownOrigins) {
    if (!url.toLowerCase().startsWith(origin.toLowerCase())) continue
    const rest = url.slice(origin.length)
    // `https://ours.example.theirs.example` has the same beginning, and a path of `//x` leads to another site.
    if (/^(?:$|[/?#])/u.test(rest) && !rest.startsWith('//')) return rest.startsWith('/') ? rest : `/${rest}`
  }
  return url
}
