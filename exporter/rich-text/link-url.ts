/** Brings addresses of links to the forms of `content/schema/link.ts`. */
import { cleanText } from '#content/schema/clean-text.ts'
import { classifyLink } from '#content/schema/link.ts'
import type { ProseContext } from './context.ts'

/** The address of an entry, `<type>/<id>`, and of a place in it. */
export function entryUrl(entry: string, hash: string, words: string, context: ProseContext): string | undefined {
  const place = cleanText(hash).trim().replace(/^#+/u, '')
  return checkedUrl(`ref:${entry}${place === '' ? '' : `#${place}`}`, words, context)
}

/** An address as an editor typed it. Undefined after reporting that it leads nowhere. @param words of the link, for the report. */
export function customUrl(address: string, words: string, context: ProseContext): string | undefined {
  return checkedUrl(internalPath(tidy(address), context.ownOrigins), words, context)
}

function checkedUrl(url: string, words: string, context: ProseContext): string | undefined {
  const link = classifyLink(url)
  if (link.kind !== 'refused') return url
  const hint = 'Correct the address in the editor. The words stay, without the link.'
  context.report({ message: `The link “${words}” leads to ${JSON.stringify(url)}: ${link.why}`, hint })
  return undefined
}

/** Corrects spaces and a scheme in capitals, which people type. The check validates the rest. */
function tidy(value: string): string {
  const url = cleanText(value)
    .trim()
    .replace(/^(?:https?|mailto|tel):/iu, (scheme) => scheme.toLowerCase())
  return url.startsWith('tel:') ? url.replaceAll(' ', '') : url.replaceAll(' ', '%20')
}

/** A path, where the address is one of the site itself. */
export function internalPath(url: string, ownOrigins: readonly string[]): string {
  for (const origin of ownOrigins) {
    if (!url.toLowerCase().startsWith(origin.toLowerCase())) continue
    const rest = url.slice(origin.length)
    // `https://ours.example.theirs.example` has the same beginning, and a path of `//x` leads to another site.
    if (/^(?:$|[/?#])/u.test(rest) && !rest.startsWith('//')) return rest.startsWith('/') ? rest : `/${rest}`
  }
  return url
}
