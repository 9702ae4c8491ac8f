/**
 * Takes a value out of a resource by its path: `field_geo.lat`, `field_media_image.meta.alt`, `field_metatag.title`; also through
 * relationships, out of what they lead to: `field_poster.field_media_image`, `field_director.name`.
 */
import { ownValue } from '#content/schema/own-value.ts'
import { isObject } from './is-object.ts'
import { isIdentifier, type Resource } from './json-api/json-api.ts'
import type { Path } from './mapping/site-mapping.ts'

/** `<type>/<id>` → a resource that came along with others. */
export type Included = ReadonlyMap<string, Resource>
const nothing: Included = new Map()

/** Names of what a relationship says of its target itself. All others lead into the target. */
export const ofLinkage: ReadonlySet<string> = new Set(['meta', 'id', 'type'])

/** The value at the first path that leads to one, and that path. */
export function firstValue(
  resource: Resource,
  paths: readonly Path[],
  included = nothing,
): { path: Path; value: unknown } | undefined {
  for (const path of paths) {
    const value = valueAt(resource, path, included)
    if (!isEmpty(value)) return { path, value }
  }
  return undefined
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export function valueAt(resource: Resource, path: Path, included = nothing): unknown {
  const [name = '', ...rest] = path.split('.')
  const value = rest.reduce((whole, step) => within(whole, step, included), fieldOf(resource, name))
  return name.endsWith('metatag') && typeof value === 'string' && hasToken.test(value)
    ? computedTag(resource, rest.at(-1))
    : value
}

const fieldOf = ({ relationships, attributes }: Resource, name: string): unknown =>
  ownValue(relationships, name)?.data ?? ownValue(attributes, name)

/** A property, or a field of the target; of each where there are several. Metatag keeps its texts as JSON. */
function within(value: unknown, name: string, included: Included): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => within(item, name, included) ?? [])
  const object = typeof value === 'string' ? parsed(value) : value
  if (!isObject(object)) return undefined
  if (isIdentifier(object) && !ofLinkage.has(name)) {
    const target = included.get(`${object.type}/${object.id}`)
    return target && fieldOf(target, name)
  }
  return Reflect.get(object, name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A token such as `[node:title]`, which Metatag fills in when it shows the page. */
const hasToken = /\[[a-z][\w-]*:[^\]]+\]/

/** The text that Metatag makes of a tag with tokens: right for nodes and terms only, which alone have pages. */
function computedTag({ attributes }: Resource, name: string | undefined): unknown {
  const tags = Array.isArray(attributes['metatag']) ? attributes['metatag'].filter(isObject) : []
  const tag = tags.map((item) => item['attributes']).find((tag) => isObject(tag) && tag['name'] === name)
  return isObject(tag) ? tag['content'] : undefined
}
