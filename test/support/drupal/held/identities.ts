/** What each entry is called in the Drupal that holds it. */
import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import type { ResourcePlan, SitePlan } from '#exporter/sources/drupal/mapping/plan.ts'
import type { Names } from '../text/words-to-html.ts'
import { entityTypeOf, type Identifier } from './resource.ts'

export interface Identity {
  readonly plan: ResourcePlan
  readonly uuid: string
  readonly serial: number
  readonly alias: string
}

export class Identities implements Names {
  readonly #byKey = new Map<string, Identity>()
  readonly #serials = new Map<string, number>()
  /** By kind of entity and UUID: how many. A real Drupal has one; ours takes our ids, of which types can share one. */
  readonly #bearers = new Map<string, number>()
  readonly #plan: SitePlan

  constructor(plan: SitePlan) {
    this.#plan = plan
  }

  /** The next number of a kind of entity. */
  nextSerial(entityType: string): number {
    const serial = (this.#serials.get(entityType) ?? 0) + 1
    this.#serials.set(entityType, serial)
    return serial
  }

  add(entry: Entry): Identity {
    const plan = planFor(entry, this.#plan)
    const identity = {
      plan,
      // A form is known by its webform, so its node may be called as it likes.
      uuid: entry.type === 'form' ? `${entry.id}-node` : entry.id,
      serial: this.nextSerial(entityTypeOf(plan.resource)),
      alias: aliasOf(entry, this.#plan.frontPage),
    }
    this.#byKey.set(`${entry.type}/${entry.id}`, identity)
    const named = `${entityTypeOf(plan.resource)}/${identity.uuid}`
    this.#bearers.set(named, (this.#bearers.get(named) ?? 0) + 1)
    return identity
  }

  find(key: string): Identity {
    const identity = this.#byKey.get(key)
    if (!identity) throw new Error(`The content refers to ${key}, which it does not hold.`)
    return identity
  }

  entityOf(type: string, id: string): ReturnType<Names['entityOf']> {
    const { plan, uuid, serial } = this.find(`${type}/${id}`)
    const entityType = entityTypeOf(plan.resource)
    const path = `/${entityType === 'taxonomy_term' ? 'taxonomy/term' : entityType}/${serial}`
    return { type: entityType, path, ...(this.#bearers.get(`${entityType}/${uuid}`) === 1 ? { uuid } : {}) }
  }

  /** What a relationship says of its target. Fields for webforms lead to the webform, not to the page that shows it. */
  identifierOf(key: string): Identifier {
    const [type = '', id = ''] = key.split('/')
    if (type === 'form')
      return {
        type: 'webform--webform',
        id: `${id}-webform`,
        meta: { drupal_internal__target_id: machineName(id) },
      }
    const { plan, uuid, serial } = this.find(key)
    return { type: plan.resource, id: uuid, meta: { drupal_internal__target_id: serial } }
  }
}

function planFor(entry: Entry, { types }: SitePlan): ResourcePlan {
  const plans = types.get(entry.type) ?? []
  const found = plans.length === 1 ? plans[0] : plans.find((plan) => holds(plan, entry))
  if (!found) throw new Error(`The mapping has no place for ${entry.type}/${entry.id}.`)
  return found
}

function holds({ resource, fields }: ResourcePlan, entry: Entry): boolean {
  if (entry.type === 'taxonomy')
    return fields['vocabulary']?.kind === 'fixed' && fields['vocabulary'].value === entry.vocabulary
  if (entry.type !== 'file') return true
  const [kind = ''] = entry.mime.split('/')
  return resource === `media--${kind === 'image' || kind === 'video' ? kind : 'document'}`
}

/** Where Pathauto puts it: at the address of its page, where it has one. Terms have pages of their own there. */
function aliasOf(entry: Entry, frontPage: string): string {
  const path = entry.type === 'taxonomy' ? undefined : entryPath(entry)
  if (path !== undefined) return path === '/' ? frontPage : path
  const slug = 'slug' in entry ? entry.slug : entry.id
  return `/${machineName(entry.type).replaceAll('_', '-')}/${slug}`
}
