/** What a Drupal holds, and what editors do in it. */
import { entityTypeOf, keyOf, type Resource, timestamp } from './resource.ts'

export interface MenuLink {
  readonly href: string
  readonly title: string
  readonly hierarchy: readonly string[]
}

interface Held {
  readonly resources: Iterable<Resource>
  /** Every bundle that the site has, also those that hold nothing. */
  readonly bundles: Iterable<string>
  /** Fields that lead to other resources, also where none of what is held has them. */
  readonly relationships?: Iterable<string>
  /** Elements, by the machine name. */
  readonly webforms: ReadonlyMap<string, unknown>
  readonly menus: ReadonlyMap<string, readonly MenuLink[]>
  /** Address → bytes. */
  readonly files: ReadonlyMap<string, () => Uint8Array>
}

export class DrupalSite {
  /** By `<type>/<id>`. */
  readonly resources: Map<string, Resource>
  readonly bundles: Set<string>
  readonly relationships: ReadonlySet<string>
  readonly webforms: Map<string, unknown>
  readonly menus: Map<string, readonly MenuLink[]>
  readonly files: ReadonlyMap<string, () => Uint8Array>
  /** Where it is on its host, and JSON:API there. */
  base = ''
  jsonApi = '/jsonapi'
  /** How menus can be asked for: by core's linkset, by JSON:API Menu Items. */
  readonly menuWays = new Set<'linkset' | 'menu_items'>(['linkset'])
  /** Whether the role of the exporter may see what is not published, as that of an editor may. */
  seesUnpublished = false
  /** Bundles of which the role of the exporter may see nothing any more. */
  readonly withheld = new Set<string>()

  /** Revisions that are not the default one. */
  readonly #drafts = new Map<string, Resource['attributes']>()

  constructor({ resources, bundles, relationships = [], webforms, menus, files }: Held) {
    this.resources = new Map([...resources].map((resource) => [keyOf(resource), resource]))
    this.bundles = new Set(bundles)
    const used = [...this.resources.values()].flatMap((resource) => Object.keys(resource.relationships))
    this.relationships = new Set([...used, ...relationships])
    this.webforms = new Map(webforms)
    this.menus = new Map(menus)
    this.files = files
  }

  /** @param key `node--movie/redline-kl`. */
  get(key: string): Resource {
    const resource = this.resources.get(key)
    if (!resource) throw new Error(`The Drupal does not hold ${key}.`)
    return resource
  }

  /** An editor saves something with other values: its time moves on. */
  save(key: string, attributes: Readonly<Record<string, unknown>> = {}): void {
    const changed = 'changed' in this.get(key).attributes ? { changed: timestamp(new Date()) } : {}
    this.edit(key, { ...changed, ...attributes })
  }

  /** A change that moves no time, such as that of a paragraph where it stands. */
  edit(key: string, attributes: Readonly<Record<string, unknown>>): void {
    const resource = this.get(key)
    this.resources.set(key, { ...resource, attributes: { ...resource.attributes, ...attributes } })
  }

  unpublish(key: string): void {
    this.save(key, { status: false })
  }

  publish(key: string): void {
    this.save(key, { status: true })
  }

  /** As Content Moderation does: what is archived is published no more, and a draft of what is published stands beside it. */
  moderate(key: string, state: 'draft' | 'published' | 'archived', attributes: Resource['attributes'] = {}): void {
    const isPublished = this.get(key).attributes['status'] === true
    if (state === 'draft' && isPublished) this.#drafts.set(key, attributes)
    else {
      this.save(key, {
        ...this.#drafts.get(key),
        ...attributes,
        status: state === 'published',
        moderation_state: state,
      })
      this.#drafts.delete(key)
    }
  }

  /** As Scheduler does whenever cron runs: it publishes and unpublishes what is due. */
  runCron(now: Date): void {
    const isDue = (time: unknown) => typeof time === 'string' && Date.parse(time) <= now.getTime()
    for (const [key, { attributes }] of this.resources) {
      if (isDue(attributes['publish_on'])) this.save(key, { status: true, publish_on: null })
      if (isDue(attributes['unpublish_on'])) this.save(key, { status: false, unpublish_on: null })
    }
  }

  remove(key: string): void {
    this.get(key)
    this.resources.delete(key)
  }

  /** Puts something new, or what was there. */
  put(resource: Resource): void {
    this.resources.set(keyOf(resource), resource)
  }
}

/** The bundles that there are resources of, paragraphs among them. */
export const bundlesOf = (resources: readonly Resource[]): Set<string> =>
  new Set(resources.map(({ type }) => type).filter((type) => entityTypeOf(type) !== 'user'))
