/** Finds files that stand in fields by themselves: many Drupals have image fields from before there were media. */
import type { EntryType } from '#content/schema/entry-types.ts'
import { fileResource, isIdentifier, noTarget, type Resource } from '../json-api/json-api.ts'
import type { FieldPlans, ValuePlan } from '../mapping/plan.ts'
import { type Included, valueAt } from '../value-at.ts'
import type { FileUse } from './file-use.ts'
import { ownValues, valuesIn } from './values-in.ts'

/** The type of our entries that files are. */
const type: EntryType = 'file'

/** Whether a field of ours is a file, or several. */
const isForFiles = ({ meta }: ValuePlan): boolean => meta.to?.includes(type) === true

/** The relationships of the entity itself, not of its paragraphs, that may lead to files. */
export const fileRelationshipsOf = (fields: FieldPlans): string[] =>
  ownValues(fields)
    .filter(isForFiles)
    .flatMap(({ paths }) => paths.map((path) => path.split('.')[0] ?? ''))

export function filesInFields(resource: Resource, fields: FieldPlans, included: Included): FileUse[] {
  return valuesIn(resource, fields, included)
    .filter(({ plan }) => isForFiles(plan))
    .flatMap(({ resource, plan, above }) =>
      plan.paths.flatMap((path) =>
        [valueAt(resource, path, included)]
          .flat()
          .flatMap((target): FileUse[] =>
            isIdentifier(target) && target.type === fileResource && !noTarget.has(target.id)
              ? [{ path: `${above}${path}`, target, resource: included.get(`${fileResource}/${target.id}`) }]
              : [],
          ),
      ),
    )
}
