/** Takes apart the one text in which the contract says where a link leads. */
import { collectionOf, services } from '../names.ts'

export interface Link {
  readonly kind: 'entry' | 'address' | 'service'
  readonly entry?: { readonly relationTo: string; readonly value: string }
  readonly fragment?: string
  readonly address?: string
  readonly service?: string
}

export function toLink(target: string): Link {
  const [, type, id, fragment] = /^ref:([^/]+)\/([^#]+)(?:#(.+))?$/.exec(target) ?? []
  if (type && id)
    return { kind: 'entry', entry: { relationTo: collectionOf(type), value: id }, ...(fragment ? { fragment } : {}) }
  const service = /^service:(.+)$/.exec(target)?.[1]
  if (!service) return { kind: 'address', address: target }
  if (!(service in services))
    throw new Error(`${target}: the CMS offers no such service; add it to test/cms/src/names.ts.`)
  return { kind: 'service', service }
}
