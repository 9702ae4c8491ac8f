/** A few of each bundle and of each type of paragraph, with what the paths of their fields lead through. */
import type { Collections } from '../json-api/collections.ts'
import type { Resource } from '../json-api/json-api.ts'
import { includeQuery, onlyPublished, pageSize } from '../json-api/queries.ts'
import { type FieldPlans, pathsIn, type SitePlan } from '../mapping/plan.ts'
import type { Included } from '../value-at.ts'
import { follow } from './follow.ts'

export interface Samples {
  /** Resource type → a few resources. */
  readonly resources: ReadonlyMap<string, readonly Resource[]>
  /** Resources that came along with them. */
  readonly included: Included
}

export async function sampleSite(plan: SitePlan, collections: Collections): Promise<Samples> {
  const included = new Map<string, Resource>()
  const shapes = Map.groupBy(shapesIn(plan), ({ resource }) => resource)
  const asked = [...shapes].filter(([resource]) => collections.has(resource))
  const resources = await Promise.all(
    asked.map(async ([resource, shapes]) => {
      const paths = [...new Set(shapes.flatMap(({ fields }) => pathsIn(fields)))].filter((path) => path.includes('.'))
      return [resource, await sampled(resource, paths, collections, included)] as const
    }),
  )
  return { resources: new Map(resources), included }
}

/** Each answer shows what the next relationship of a path leads to. */
async function sampled(
  resource: string,
  paths: readonly string[],
  collections: Collections,
  included: Map<string, Resource>,
): Promise<readonly Resource[]> {
  let { resources } = await collections.sample(resource, onlyPublished(resource))
  for (let along: readonly string[] = []; resources.length > 0; ) {
    const seen = new Set(paths.flatMap((path) => follow(path, resources, included).through))
    if (seen.size <= along.length) break
    along = [...seen]
    // Few of many have what a path leads through.
    const query = { ...onlyPublished(resource), ...includeQuery(along), 'page[limit]': pageSize }
    const answer = await collections.sample(resource, query)
    resources = answer.resources
    for (const [key, one] of answer.included) included.set(key, one)
  }
  return resources
}

interface Shape {
  readonly resource: string
  readonly fields: FieldPlans
}

const shapesIn = ({ types }: SitePlan): Shape[] =>
  [...types.values()].flat().flatMap(({ resource, fields }) => [{ resource, fields }, ...paragraphsIn(fields)])

/** The types of paragraphs that fields hold, also within one another. */
export function paragraphsIn(fields: FieldPlans): Shape[] {
  return Object.values(fields).flatMap((plan): Shape[] => {
    if (plan.kind === 'group') return paragraphsIn(plan.fields)
    const shapes = plan.kind === 'rows' ? [plan] : plan.kind === 'blocks' ? Object.values(plan.types) : []
    return shapes.flatMap(({ paragraph, fields }) => [
      { resource: `paragraph--${paragraph}`, fields },
      ...paragraphsIn(fields),
    ])
  })
}
