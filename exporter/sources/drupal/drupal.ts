/** Reads a Drupal (10 and later) over JSON:API. What it relies on was measured on a real one: see docs/decisions/0124. */
import { ProblemError } from '#content/format/problem.ts'
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import type { CmsClient } from '../../cms-client/client.ts'
import type { Listed, Source, SourceDocument } from '../source.ts'
import { AddressBook, type Known } from './address-book.ts'
import { type Collections, openCollections } from './collections.ts'
import { documentOf } from './documents.ts'
import { drupalReaders } from './field-readers.ts'
import { keyOf } from './links-of-site.ts'
import type { ResourcePlan, SitePlan } from './mapping/plan.ts'
import { resolveMapping } from './mapping/resolve-mapping.ts'
import type { SiteMapping } from './mapping/site-mapping.ts'
import { type MenuReader, menuReader } from './menus.ts'
import { basePathOf, type Site } from './site.ts'
import { fitPlan } from './site-check/fit-plan.ts'
import { digestOf, entryIdOf, includesOf, including, sweep } from './sweep.ts'
import { webformOf } from './webform/form-fields.ts'
import { type WebformElements, webformElements } from './webform/webform-element.ts'

export interface DrupalOptions {
  readonly http: CmsClient
  /** Where the Drupal is. Its host is that of `http`. */
  readonly address: URL
  readonly isAnonymous?: boolean
  readonly mapping: SiteMapping
  /** Addresses under which the site is published. */
  readonly ownOrigins: readonly string[]
}

/** UUIDs per question: servers refuse a longer address, and with what is read along an answer stays small. */
const idsPerQuestion = 25

export function drupalSource({ http, address, isAnonymous = false, mapping, ownOrigins }: DrupalOptions): Source {
  const base = basePathOf(address.href)
  let plan = resolveMapping(mapping)
  const book = new AddressBook()
  const site: Site = { book, base, frontPage: plan.frontPage, ownOrigins: [...ownOrigins, address.origin] }
  const cinemas = () => plansFor(plan, 'cinema').map(({ resource }) => resource.split('--')[1] ?? '')
  /** The last list of each type. */
  const listings = new Map<EntryType, Promise<readonly Listed[]>>()
  const webforms = new Map<string, WebformElements>()
  let opened: { readonly collections: Collections; readonly menus: MenuReader } | undefined

  const open = () => {
    if (opened) return opened
    throw new Error('The source is asked before it is connected.')
  }

  async function list(type: EntryType): Promise<readonly Listed[]> {
    const constants = constantsOf(type).map(({ id, revision }) => ({ id, revision }))
    if (type === 'menu') return [...constants, ...(await listMenus())]
    const listing = listEntities(type)
    listings.set(type, listing)
    return [...constants, ...(await listing)]
  }

  async function listEntities(type: EntryType): Promise<readonly Listed[]> {
    const { collections } = open()
    const swept = await Promise.all(plansFor(plan, type).map((resource) => sweep(type, resource, collections)))
    const all = swept.flat()
    book.set(
      type,
      all.map(({ known }) => known),
    )
    return type === 'form' ? withDefinitions(all.map(({ listed }) => listed)) : all.map(({ listed }) => listed)
  }

  /** The node of a form does not move when its webform is edited. */
  function withDefinitions(forms: readonly Listed[]): Promise<Listed[]> {
    return Promise.all(
      forms.map(async ({ id, revision }) => {
        const elements = await http.getJson(`${base}/webform_rest/${webformOf(id)}/fields`, webformElements, {
          _format: 'json',
        })
        webforms.set(id, elements)
        return { id, revision: withDefinition(revision, elements) }
      }),
    )
  }

  async function listMenus(): Promise<Listed[]> {
    await knowAll()
    return Promise.all([...menuDocuments()].map(async ([id, read]) => ({ id, revision: (await read()).revision })))
  }

  function menuDocuments(): Map<string, () => Promise<SourceDocument>> {
    const { menus } = open()
    return new Map(
      [...plan.menus].map(([place, { menu, title }]) => {
        const id = menu.replaceAll('_', '-')
        return [
          id,
          async () => {
            const fields = {
              slug: id,
              title,
              place,
              items: await menus.read(menu, (target) => keyOfWaiting(target, book) !== undefined),
            }
            return { type: 'menu', id, revision: digestOf(fields), fields }
          },
        ]
      }),
    )
  }

  /** Entries that stand in the table. */
  const constantsOf = (wanted: EntryType): SourceDocument[] =>
    plan.entries
      .filter(({ type }) => type === wanted)
      .map(({ type, id, ...fields }) => ({ type, id, revision: digestOf(fields), fields }))

  /** Links lead anywhere, so every type is known before one is read. */
  async function knowAll(): Promise<void> {
    // The lists that are asked for together with this one have begun then.
    await Promise.resolve()
    const types = entryTypeNames.filter((type) => type !== 'menu' && plan.types.has(type))
    await Promise.all(types.map((type) => listings.get(type) ?? list(type)))
  }

  async function* fetch(type: EntryType, ids: readonly string[]): AsyncGenerator<readonly SourceDocument[]> {
    await knowAll()
    const constants = constantsOf(type).filter(({ id }) => ids.includes(id))
    if (constants.length > 0) yield constants
    if (type === 'menu') {
      const documents = menuDocuments()
      for (const id of ids) {
        const read = documents.get(id)
        if (read) yield [await read()]
      }
      return
    }
    const wanted = new Set(ids)
    const known = book.ofType(type).filter(({ id }) => wanted.has(id))
    for (const resourcePlan of plansFor(plan, type)) {
      const own = known.filter(({ resource }) => resource === resourcePlan.resource)
      for (let start = 0; start < own.length; start += idsPerQuestion)
        yield await documentsOf(type, resourcePlan, own.slice(start, start + idsPerQuestion))
    }
  }

  async function documentsOf(
    type: EntryType,
    resourcePlan: ResourcePlan,
    some: readonly Known[],
  ): Promise<SourceDocument[]> {
    const { collections } = open()
    const uuids = some.map(({ uuid }) => uuid)
    const answer = await collections.some(resourcePlan.resource, uuids, including(includesOf(resourcePlan)))
    return answer.resources.map((resource) => {
      const id = entryIdOf(type, resource)
      const elements = type === 'form' ? webforms.get(id) : undefined
      const document = documentOf(type, id, resourcePlan, resource, answer, {
        frontPage: plan.frontPage,
        elements,
        cinemas: cinemas(),
      })
      return elements ? { ...document, revision: withDefinition(document.revision, elements) } : document
    })
  }

  return {
    name: 'drupal',
    readers: drupalReaders(site),
    async connect() {
      const collections = await openCollections(http, base, isAnonymous)
      opened = { collections, menus: menuReader(http, base, collections) }
      const fitted = await fitPlan(plan, collections)
      if (fitted.problems.length > 0) throw new ProblemError(fitted.problems)
      plan = fitted.plan
    },
    list,
    fetch,
    keyOfWaiting: (target) => keyOfWaiting(target, book),
    openFile: ({ address, bytes }) => http.download(address, bytes),
  }
}

const plansFor = ({ types }: SitePlan, type: EntryType): readonly ResourcePlan[] => types.get(type) ?? []

const withDefinition = (revision: string, elements: WebformElements): string => `${revision} ${digestOf(elements)}`

/** Of an entity that Drupal did not hand out: `node:5`, `media:<uuid>`. */
function keyOfWaiting(target: string, book: AddressBook): string | undefined {
  const [, entityType, id] = /^([a-z0-9_-]+):(.+)$/.exec(target) ?? []
  const found = entityType && id ? book.find(entityType, /^\d+$/.test(id) ? Number(id) : id) : undefined
  return found && keyOf(found)
}
