/** Reads a Drupal (10 and later) over JSON:API. What it relies on was measured on a real one: see docs/decisions/0124. */
import { stopAt } from '#content/format/problem.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { HttpClient } from '../../http-client/client.ts'
import type { Listed, Source, SourceDocument } from '../source.ts'
import { constantsOf, documentOf } from './documents.ts'
import { EntityIndex, type KnownEntity } from './entity-index.ts'
import { drupalReaders } from './field-readers.ts'
import { type Collections, openCollections } from './json-api/collections.ts'
import { idsPerRequest, includeQuery } from './json-api/queries.ts'
import { keyOfWaiting } from './links-of-site.ts'
import { entryIdOf } from './list-resource.ts'
import { Lists } from './lists.ts'
import type { ResourcePlan, SitePlan } from './mapping/plan.ts'
import { resolveMapping } from './mapping/resolve-mapping.ts'
import type { SiteMapping } from './mapping/site-mapping.ts'
import { MenuDocuments } from './menus/menu-documents.ts'
import { menuReader } from './menus/menu-reader.ts'
import { includesOf } from './revision.ts'
import { basePathOf, type Site } from './site.ts'
import { checkPlan } from './site-check/check-plan.ts'
import { toProblem } from './site-check/mismatch.ts'
import { formsOf } from './webform/forms.ts'

export interface DrupalOptions {
  readonly http: HttpClient
  /** Address of the Drupal. Its host is that of `http`. */
  readonly address: URL
  readonly mapping: SiteMapping
  /** Addresses under which the site is published. */
  readonly ownOrigins: readonly string[]
  readonly now?: () => Date
}

interface Opened {
  /** The plan without what the site does not have. */
  readonly plan: SitePlan
  readonly collections: Collections
  readonly lists: Lists
  readonly menus: MenuDocuments
}

export function drupalSource({ http, address, mapping, ownOrigins, now }: DrupalOptions): Source {
  const base = basePathOf(address.href)
  const wholePlan = resolveMapping(mapping)
  const jsonApi = `${base}${wholePlan.jsonApi}`
  const book = new EntityIndex()
  const site: Site = { book, base, frontPage: wholePlan.frontPage, ownOrigins: [...ownOrigins, address.origin] }
  let opened: Opened | undefined

  const open = () => {
    if (opened) return opened
    throw new Error('The source is asked before it is connected.')
  }

  async function connect(): Promise<void> {
    const collections = await openCollections(http, jsonApi)
    const { plan, mismatches } = await checkPlan(wholePlan, collections)
    stopAt(mismatches.map(toProblem))
    const forms = formsOf(http, base, collections, now ?? (() => new Date()))
    const isThere = (entity: string): boolean => keyOfWaiting(entity, book) !== undefined
    opened = {
      plan,
      collections,
      lists: new Lists({ plan, collections, book, forms }),
      menus: new MenuDocuments(plan, menuReader(http, { base, jsonApi }, collections), isThere),
    }
  }

  async function list(type: EntryType): Promise<readonly Listed[]> {
    const { plan, lists, menus } = open()
    const constants = constantsOf(plan, type).map(({ id, revision }) => ({ id, revision }))
    if (type !== 'menu') return [...constants, ...(await lists.list(type))]
    await lists.knowAll()
    return [...constants, ...(await menus.list())]
  }

  async function* fetch(type: EntryType, ids: readonly string[]): AsyncGenerator<readonly SourceDocument[]> {
    const { plan, lists, menus } = open()
    await lists.knowAll()
    const wanted = new Set(ids)
    const constants = constantsOf(plan, type).filter(({ id }) => wanted.has(id))
    if (constants.length > 0) yield constants
    if (type === 'menu') yield await menus.read((id) => wanted.has(id))
    if (type === 'file') yield ids.flatMap((id) => lists.fileByItself(id) ?? [])
    const known = book.ofType(type).filter(({ id }) => wanted.has(id))
    for (const resourcePlan of lists.plansOf(type)) {
      const own = known.filter(({ resource }) => resource === resourcePlan.resource)
      for (let start = 0; start < own.length; start += idsPerRequest)
        yield await documentsOf(type, resourcePlan, own.slice(start, start + idsPerRequest))
    }
  }

  async function documentsOf(
    type: EntryType,
    resourcePlan: ResourcePlan,
    some: readonly KnownEntity[],
  ): Promise<SourceDocument[]> {
    const { plan, collections, lists } = open()
    const uuids = some.map(({ uuid }) => uuid)
    const byId = new Map(some.map((known) => [known.id, known]))
    const cinemas = lists.plansOf('cinema').map(({ resource }) => resource.split('--')[1] ?? '')
    const answer = await collections.some(resourcePlan.resource, uuids, includeQuery(includesOf(resourcePlan)))
    return answer.resources.map((resource) => {
      const id = entryIdOf(type, resource)
      // An unrequested resource is passed on, so that `checkedSource` refuses it.
      const known = byId.get(id) ?? { type, id, resource: resource.type, uuid: resource.id }
      return documentOf(known, resourcePlan, { resource, answer }, { frontPage: plan.frontPage, cinemas })
    })
  }

  return {
    name: 'drupal',
    readers: drupalReaders(site),
    connect,
    list,
    fetch,
    keyOfWaiting: (target) => keyOfWaiting(target, book),
    openFile: ({ address, bytes }) => http.download(address, bytes),
  }
}
