/** Takes a value out of a resource by its path: `field_geo.lat`, `field_media_image.meta.alt`, `field_metatag.title`. */
import type { Resource } from './json-api/json-api.ts'
import type { Path } from './mapping/site-mapping.ts'

type Values = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The value at the first path that leads to one, and that path. */
export function firstValue(resource: Resource, paths: readonly Path[]): { path: Path; value: unknown } | undefined {
  for (const path of paths) {
    const value = valueAt(resource, path)
    if (!isEmpty(value)) return { path, value }
  }
  return undefined
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export function valueAt(resource: Resource, path: Path): unknown {
  const [name = '', ...rest] = path.split('.')
  const whole = resource.relationships[name]?.data ?? resource.attributes[name]
  const value = rest.reduce(within, whole)
  return name.endsWith('metatag') && typeof value === 'string' && hasToken.test(value)
    ? computedTag(resource, rest.at(-1))
    : value
}

/** A property; of each where there are several. Metatag keeps its texts as JSON. */
function within(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => within(item, name))
  const object = typeof value === 'string' ? parsed(value) : value
  return isObject(object) ? object[name] : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Such as `[node:title]`, which Metatag fills in when it shows the page. */
const hasToken = /\[[a-z][\w-]*:[^\]]+\]/

/** What Metatag makes of a tag with tokens: right of nodes and terms only, which alone have pages. */
function computedTag({ attributes }: Resource, name: string | undefined): unknown {
  const tags = Array.isArray(attributes['metatag']) ? attributes['metatag'].filter(isObject) : []
  const tag = tags.map((item) => item['attributes']).find((tag) => isObject(tag) && tag['name'] === name)
  return isObject(tag) ? tag['content'] : undefined
}
