/** A Drupal that holds what a real one was seen to hold, and answers questions about it as that one did. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import {
  collection,
  type Identifier,
  type Resource,
  serialNameOf,
  serialOf,
} from '#exporter/sources/drupal/json-api/json-api.ts'

const folder = 'test/drupal/recordings'
const recording = z.object({
  name: z.string(),
  as: z.string(),
  path: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  file: z.string(),
})
export const recordings = z
  .object({ entries: z.array(recording) })
  .parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).entries

/** The status, headers and body of an answer. */
export function recorded(name: string) {
  const found = recordings.find((one) => one.name === name)
  if (!found) throw new Error(`There is no recording ${name}.`)
  return { ...found, body: readFileSync(join(folder, found.file), 'utf8') }
}

export const recordedJson = (name: string): unknown => JSON.parse(recorded(name).body)

/** Every resource that a collection of the real one held, as the role of the exporter saw it. */
export function recordedResources(): Resource[] {
  const all = recordings
    .filter(
      ({ name, status, as }) => status === 200 && as === 'snapshot' && /^(node|taxonomy|media|block)\//.test(name),
    )
    .map(({ name }) => collection.safeParse(recordedJson(name)))
    .flatMap(({ data }) => (data ? [...data.data, ...data.included] : []))
  const sorted = [...all].sort((a, b) => Object.keys(a.attributes).length - Object.keys(b.attributes).length)
  const whole = new Map(sorted.map((resource) => [`${resource.type}/${resource.id}`, resource]))
  const numbers = new Map(
    all.flatMap(targetsOf).map(({ type, id, meta }) => [`${type}/${id}`, meta?.['drupal_internal__target_id']]),
  )
  // Of pictures that came along with films, few fields were asked for; links name the number.
  return [...whole].map(([key, resource]) => ({
    ...resource,
    attributes: {
      status: true,
      changed: '2026-11-21T13:37:28+00:00',
      ...(numbers.get(key) === undefined ? {} : { [serialNameOf(resource.type)]: numbers.get(key) }),
      ...resource.attributes,
    },
  }))
}

const targetsOf = ({ relationships }: Resource): readonly Identifier[] =>
  Object.values(relationships).flatMap(({ data }) => (Array.isArray(data) ? data : data ? [data] : []))

/** What a collection of these resources answers. */
export function answerOf(resources: readonly Resource[], resourceType: string, query: URLSearchParams) {
  const after = Number(query.get('filter[after][condition][value]') ?? Number.NEGATIVE_INFINITY)
  const ids = query.getAll('filter[ids][condition][value][]')
  const limit = Math.min(50, Number(query.get('page[limit]') ?? 50))
  const found = resources
    .filter(({ type }) => type === resourceType)
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .filter(({ attributes }) => query.get('filter[status]') !== '1' || attributes['status'] !== false)
    .filter((resource) => (serialOf(resource) ?? 0) > after)
    .sort((a, b) => (serialOf(a) ?? 0) - (serialOf(b) ?? 0))
  const data = found.slice(0, limit)
  const paths = (query.get('include') ?? '').split(',').filter(Boolean)
  const included = new Map(paths.flatMap((path) => along(path.split('.'), data, resources)).map((one) => [one.id, one]))
  return {
    data: data.map((one) => sparse(one, query.get(`fields[${resourceType}]`))),
    ...(included.size > 0 ? { included: [...included.values()] } : {}),
    links: { self: { href: '' }, ...(found.length > limit ? { next: { href: 'http://elsewhere.test/next' } } : {}) },
  }
}

function along(
  [name = '', ...rest]: readonly string[],
  from: readonly Resource[],
  all: readonly Resource[],
): Resource[] {
  const targets = from.flatMap(({ relationships }): readonly Identifier[] => {
    const data = relationships[name]?.data
    return Array.isArray(data) ? data : data ? [data] : []
  })
  const found = targets.flatMap(({ type, id }) => all.find((one) => one.type === type && one.id === id) ?? [])
  return rest.length === 0 ? found : [...found, ...along(rest, found, all)]
}

function sparse({ type, id, attributes, relationships }: Resource, fields: string | null): Resource {
  if (fields === null) return { type, id, attributes, relationships }
  const names = fields.split(',')
  const only = <T>(values: Record<string, T>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
  return { type, id, attributes: only(attributes), relationships: only(relationships) }
}
