/**
 * Compares the plan with the site before anything is exported. An ordinary role cannot list the fields, but a resource
 * has all of them, also the empty ones, so a few of each bundle are enough.
 */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Collections } from '../json-api/collections.ts'
import { entityTypeOf } from '../json-api/json-api.ts'
import type { ResourcePlan, SitePlan } from '../mapping/plan.ts'
import { FieldCheck } from './check-fields.ts'
import { type Mismatch, tableFile } from './mismatch.ts'
import { nearest } from './nearest.ts'
import { type Samples, sampleSite } from './sample-site.ts'

export interface CheckedPlan {
  /** The plan without the fields that only the conventions name and this site lacks. */
  readonly plan: SitePlan
  readonly mismatches: readonly Mismatch[]
  readonly samples: Samples
}

export async function checkPlan(plan: SitePlan, collections: Collections): Promise<CheckedPlan> {
  const samples = await sampleSite(plan, collections)
  const mismatches: Mismatch[] = []
  const hasMedia = collections.names.some((name) => entityTypeOf(name) === 'media')
  const types = [...plan.types].map(([type, resources]): [EntryType, ResourcePlan[]] => [
    type,
    resources.flatMap((resource) => {
      // Before there were media, pictures stood in fields by themselves; then there are no entities to look for.
      if (entityTypeOf(resource.resource) === 'media' && !hasMedia) return []
      if (!collections.has(resource.resource)) {
        // The mapping table itself has entries of this type.
        if (resources.length === 1 && plan.entries.some((entry) => entry.type === type)) return []
        mismatches.push(unknownBundle(type, resource.resource, collections.names, resources.length > 1))
        return []
      }
      const [sample] = samples.resources.get(resource.resource) ?? []
      const leadsOn = resource.bytes ?? (type === 'form' ? 'webform' : undefined)
      if (sample && leadsOn && !Object.hasOwn(sample.relationships, leadsOn))
        mismatches.push(leadsNowhere(type, resource.resource, leadsOn, Object.keys(sample.relationships)))
      const fit = new FieldCheck(samples, collections, (mismatch) => mismatches.push(mismatch))
      return [{ ...resource, fields: fit.fields(resource.fields, resource.resource, type, true) }]
    }),
  ])
  return { plan: { ...plan, types: new Map(types) }, mismatches, samples }
}

/** @param hasOthers whether the type comes from other bundles as well. */
function unknownBundle(type: EntryType, resource: string, names: readonly string[], hasOthers: boolean): Mismatch {
  const near = nearest(
    resource,
    names.filter((name) => entityTypeOf(name) === entityTypeOf(resource)),
  )
  const otherwise = hasOthers
    ? `Name the bundles that there are as \`from\` of ${type}`
    : `Name another bundle, or list ${type} under \`absent\``
  return {
    message: `${type} should be ${resource}, which the Drupal does not have.`,
    near,
    hint: `${otherwise}, in ${tableFile}.`,
  }
}

/** A relationship that is missing: from media to the file, or from a form to the webform. */
function leadsNowhere(type: EntryType, resource: string, relationship: string, others: readonly string[]): Mismatch {
  return {
    message: `${type}: ${resource} should lead on by ${relationship}, which it does not have, or the role may not see it.`,
    near: nearest(relationship, others),
    hint: `Of media, name it as \`bytes\` in ${tableFile}.`,
  }
}
