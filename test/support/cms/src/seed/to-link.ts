/** Takes apart the one text in which the contract says where a link leads. */
import { classifyLink } from '../../../../../content/schema/link.ts'
import { collectionOf, services } from '../names.ts'

export interface Link {
  readonly kind: 'entry' | 'address' | 'service'
  readonly entry?: { readonly relationTo: string; readonly value: string }
  readonly fragment?: string
  readonly address?: string
  readonly service?: string
}

export function toLink(target: string): Link {
  const link = classifyLink(target)
  if (link.kind === 'reference') {
    const fragment = link.hash === undefined ? {} : { fragment: link.hash.slice(1) }
    return { kind: 'entry', entry: { relationTo: collectionOf(link.type), value: link.id }, ...fragment }
  }
  if (link.kind !== 'service') return { kind: 'address', address: target }
  if (!(link.name in services))
    throw new Error(`${target}: the CMS offers no such service; add it to test/support/cms/src/names.ts.`)
  return { kind: 'service', service: link.name }
}
