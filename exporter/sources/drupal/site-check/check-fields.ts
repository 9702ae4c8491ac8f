/** Holds the fields of one bundle, and of the paragraphs within it, against a few of each. */
import type { Collections } from '../json-api/collections.ts'
import { type FieldPlan, type FieldPlans, pathsOf } from '../mapping/plan.ts'
import { type Followed, follow } from './follow.ts'
import { describeIt, type Mismatch, tableFile } from './mismatch.ts'
import { nearest } from './nearest.ts'
import type { Samples } from './sample-site.ts'
import { typeMismatchesOf } from './value-shapes.ts'

/** Computed where Drupal has nothing. */
const alwaysThere: ReadonlySet<string> = new Set(['slug', 'key', 'path'])

export class FieldCheck {
  readonly #samples: Samples
  readonly #collections: Collections
  readonly #report: (mismatch: Mismatch) => void

  constructor(samples: Samples, collections: Collections, report: (mismatch: Mismatch) => void) {
    this.#samples = samples
    this.#collections = collections
    this.#report = report
  }

  /** @param needed whether the contract needs what these fields are part of. */
  fields(fields: FieldPlans, resource: string, place: string, needed: boolean): FieldPlans {
    const fitted = Object.entries(fields).map(([name, plan]) => {
      const isNeeded = needed && plan.required && !alwaysThere.has(name)
      return [name, this.#field(plan, resource, `${place}.${name}`, isNeeded)]
    })
    return Object.fromEntries(fitted)
  }

  #field(plan: FieldPlan, resource: string, place: string, needed: boolean): FieldPlan {
    if (plan.kind === 'absent') {
      if (needed)
        this.#report({ message: `${place} is mapped to nothing, and the contract needs it.`, hint: nameAPlace })
      return plan
    }
    if (plan.kind === 'fixed' || plan.kind === 'webform') return plan
    // What an optional group needs is needed only where the group is there.
    if (plan.kind === 'group') return { ...plan, fields: this.fields(plan.fields, resource, place, needed) }
    const { included } = this.#samples
    const samples = this.#samples.resources.get(resource) ?? []
    const paths = pathsOf(plan)
    const followed = paths.map((path) => ({ path, ...follow(path, samples, included) }))
    const good = samples.length === 0 ? [] : followed.filter(({ broken, leadsBack }) => !broken && !leadsBack)
    const [first] = followed
    if (good.length === 0) {
      if (samples.length > 0 && first && (needed || plan.named)) this.#missing(place, resource, paths, first)
      // No sample shows this list, so its includes are unknown: treat it as absent.
      return samples.length > 0 || plan.kind === 'rows' || plan.kind === 'blocks'
        ? { kind: 'absent', required: plan.required, named: plan.named }
        : plan
    }
    const readable = good.map(({ path }) => path)
    for (const { path, should, is } of typeMismatchesOf(plan, readable, samples, included))
      this.#report({ message: `${place} should be ${should}, and ${path} of ${resource} is ${is}.`, hint: nameAPlace })
    const through = [...new Set(good.flatMap(({ through }) => through))]
    const along = through.length > 0 ? { through } : {}
    if (plan.kind === 'rows') return { ...plan, ...along, fields: this.#row(plan.paragraph, plan.fields, place) }
    if (plan.kind === 'blocks') {
      const types = Object.entries(plan.types).flatMap(([type, { paragraph, fields }]) =>
        this.#collections.has(`paragraph--${paragraph}`)
          ? [[type, { paragraph, fields: this.#row(paragraph, fields, `${place}.${type}`) }] as const]
          : [],
      )
      return { ...plan, ...along, types: Object.fromEntries(types) }
    }
    return { ...plan, ...along }
  }

  #row(paragraph: string, fields: FieldPlans, place: string): FieldPlans {
    return this.fields(fields, `paragraph--${paragraph}`, place, true)
  }

  #missing(place: string, resource: string, paths: readonly string[], { broken }: Followed): void {
    const where = `${place} should stand in ${paths.join(' or ')} of ${resource}`
    if (!broken) {
      this.#report({ message: `${where}, which leads back to ${resource} itself.`, hint: nameAPlace })
      return
    }
    const { of, step, names } = broken
    const lack = of === resource ? 'which has no such field' : `but ${of} has no ${step}`
    this.#report({
      message: `${where}, ${lack}, or the role may not see it.`,
      near: nearest(step, names),
      hint: nameAPlace,
    })
  }
}

const nameAPlace = `Name another field, or what to take in its place ({ fixed: … }), in ${tableFile}. ${describeIt}`
