/** Follows a path from a few resources: through which relationships it leads, and where it leads nowhere. */
import { isIdentifier, type Resource } from '../json-api/json-api.ts'
import { type Included, ofLinkage, valueAt } from '../value-at.ts'

export interface Followed {
  /** The relationships whose targets hold the rest of the path, from the first to the last that was seen to lead somewhere. */
  readonly through: readonly string[]
  /** The first step that is not there. Absent, too, where these few are empty, so that nothing tells. */
  readonly broken?: {
    /** What has no such thing: a resource type, or a field. */
    readonly of: string
    readonly step: string
    /** What it has. */
    readonly names: readonly string[]
  }
  /** A list has the fields of its own bundle in part only, so a path that comes back to it cannot be read. */
  readonly leadsBack?: boolean
}

export function follow(
  path: string,
  resources: readonly Resource[],
  included: Included,
  own = resources[0]?.type,
): Followed {
  const [step = '', ...rest] = path.split('.')
  if (resources.length === 0) return { through: [] }
  const names = namesOf(resources)
  if (!names.includes(step)) return { through: [], broken: { of: resources[0]?.type ?? '', step, names } }
  const [next] = rest
  if (next === undefined) return { through: [] }
  if (!resources.some(({ relationships }) => Object.hasOwn(relationships, step)))
    return withinValue(step, next, resources)
  if (ofLinkage.has(next)) return { through: [] }
  const targets = resources
    .flatMap((resource) => [valueAt(resource, step)].flat())
    .flatMap((target) => (isIdentifier(target) ? (included.get(`${target.type}/${target.id}`) ?? []) : []))
  if (targets.some(({ type }) => type === own)) return { through: [], leadsBack: true }
  const followed = follow(rest.join('.'), targets, included, own)
  return { ...followed, through: [step, ...followed.through.map((behind) => `${step}.${behind}`)] }
}

/** A property of a value. Of one that is a text, such as Metatag's, nobody knows all that can be in it. */
function withinValue(step: string, next: string, resources: readonly Resource[]): Followed {
  const values = resources.flatMap((resource) => [valueAt(resource, step) ?? []].flat())
  const names = [...new Set(values.flatMap((value) => (typeof value === 'object' ? Object.keys(value ?? {}) : [])))]
  const tells = values.length > 0 && values.every((value) => typeof value !== 'string' || !isJson(value))
  return { through: [], ...(tells && !names.includes(next) ? { broken: { of: step, step: next, names } } : {}) }
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

export const namesOf = (resources: readonly Resource[]): string[] => [
  ...new Set(
    resources.flatMap(({ attributes, relationships }) => [...Object.keys(attributes), ...Object.keys(relationships)]),
  ),
]
