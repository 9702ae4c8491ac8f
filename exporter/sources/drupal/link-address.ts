/** The address in a value of Drupal's Link field, which may keep query and fragment beside it. */
import * as z from 'zod'
import { leadsNowhere } from '../../rich-text/html/drupal-address.ts'
import { isObject } from './is-object.ts'

/** `resolved`: Drupal has put an alias in the place of an entity, as menus come. Then the entity is meant, not the path. */
const linkValue = z.union([
  z.string().transform((uri) => ({ uri, options: undefined, resolved: false })),
  z.looseObject({ uri: z.string(), options: z.unknown().optional(), resolved: z.boolean().default(false) }),
])

export interface LinkAddress {
  readonly address: string
  readonly resolved: boolean
}

/** Undefined for what leads nowhere, as an editor wants it. */
export function linkAddress(value: unknown): LinkAddress | undefined {
  const parsed = linkValue.safeParse(value)
  if (!parsed.success) return undefined
  const { uri, options, resolved } = parsed.data
  if (leadsNowhere(uri)) return undefined
  const address = uri.startsWith('route:<front>') ? 'internal:/' : uri.trim()
  return { address: withOptions(address, options), resolved }
}

function withOptions(address: string, options: unknown): string {
  const { query, fragment } = isObject(options) ? options : {}
  const asked = isObject(query)
    ? new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    : ''
  const [, path = '', place = ''] = /^([^#]*)(.*)$/s.exec(address) ?? []
  const question = asked === '' ? '' : `${path.includes('?') ? '&' : '?'}${asked}`
  return `${path}${question}${typeof fragment === 'string' && fragment !== '' ? `#${fragment}` : place}`
}
