/** The values of an entity, those of its paragraphs among them, each with the plan by which it is read. */
import type { Resource } from '../json-api/json-api.ts'
import type { FieldPlans, ValuePlan } from '../mapping/plan.ts'
import { paragraphsAt } from '../to-values.ts'
import type { Included } from '../value-at.ts'

interface Place {
  /** The entity, or a paragraph of it. */
  readonly resource: Resource
  readonly plan: ValuePlan
  /** Path to the resource from the entity, with a dot at its end: `field_sections.`. */
  readonly above: string
}

export function valuesIn(resource: Resource, fields: FieldPlans, included: Included, above = ''): readonly Place[] {
  return Object.values(fields).flatMap((plan): readonly Place[] => {
    switch (plan.kind) {
      case 'group':
        return valuesIn(resource, plan.fields, included, above)
      case 'value':
        return [{ resource, plan, above }]
      case 'rows':
        return paragraphsAt(plan.path, resource, { included }).flatMap((row) =>
          valuesIn(row, plan.fields, included, `${above}${plan.path}.`),
        )
      case 'blocks':
        return paragraphsAt(plan.path, resource, { included }).flatMap((section) => {
          const shape = Object.values(plan.types).find(({ paragraph }) => section.type === `paragraph--${paragraph}`)
          return shape ? valuesIn(section, shape.fields, included, `${above}${plan.path}.`) : []
        })
      default:
        return []
    }
  })
}

/** The values of the entity itself. */
export const ownValues = (fields: FieldPlans): readonly ValuePlan[] =>
  Object.values(fields).flatMap((plan) =>
    plan.kind === 'group' ? ownValues(plan.fields) : plan.kind === 'value' ? [plan] : [],
  )
