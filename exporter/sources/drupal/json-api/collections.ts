/**
 * Asks Drupal for what is published, page by page.
 *
 * Drupal cuts a page first and takes away afterwards what the role may not see, so a short page, or an empty one, is not the
 * last: only one without `next` is. Filters that the role may not use find nothing, in silence. So whatever is held back, and a
 * page that leads nowhere, ends the export: what is absent from a list counts as deleted.
 */
import { ProblemError } from '#content/format/problem.ts'
import type { CmsClient } from '../../../cms-client/client.ts'
import type { Query } from '../../../cms-client/request.ts'
import {
  canBeUnpublished,
  collection,
  index,
  lacksPermission,
  type Omission,
  omissionsIn,
  type Resource,
  serialNameOf,
  serialOf,
} from './json-api.ts'
import { heldBack, leadsNowhere, notAskedFor, refuseUnpublished } from './refusals.ts'

export interface Answer {
  readonly resources: readonly Resource[]
  /** By `<type>/<id>`. */
  readonly included: ReadonlyMap<string, Resource>
  readonly hasNext: boolean
}

interface Held {
  readonly omissions: readonly Omission[]
  /** Of the bundle itself, not of what was to come along. */
  readonly hidden: readonly Omission[]
}

/** What Drupal takes at most. */
const pageSize = 50

export interface Collections {
  /** Whether the site has such a resource type. */
  has(resource: string): boolean
  readonly names: readonly string[]
  /** Every published resource. @throws if it cannot be sure to have them all. */
  all(resource: string, query?: Query): AsyncIterable<Answer>
  /** The published resources with these UUIDs. */
  some(resource: string, ids: readonly string[], query?: Query): Promise<Answer>
  /** What the role may see of what may be held back from it. Filters are no use there: they find nothing, in silence. */
  visible(resource: string): AsyncIterable<readonly Resource[]>
  /** A few, to see what they look like, published or not. */
  sample(resource: string, query?: Query): Promise<readonly Resource[]>
}

/** @param path of JSON:API on its host, without a slash at its end. */
export async function openCollections(http: CmsClient, path: string, isAnonymous: boolean): Promise<Collections> {
  const { links, meta } = await http.getJson(path, index)
  if (!isAnonymous && meta?.links?.me === undefined)
    throw new ProblemError({
      message: 'Drupal answers, but does not take the login for anybody: it lets the exporter in as a visitor.',
      hint: 'Check the login of the exporter, that the consumer has a user, and that the module of the login is on.',
    })
  const paths = new Map(
    Object.entries(links).flatMap(([name, link]): [string, string][] => {
      const href = typeof link === 'string' ? link : link.href
      // The host is the one that was asked, which a proxy may have changed.
      return name.includes('--') ? [[name, URL.parse(href, 'http://cms.invalid')?.pathname ?? href]] : []
    }),
  )

  async function ask(resource: string, query: Query): Promise<Answer & Held> {
    const path = paths.get(resource)
    if (path === undefined) throw new ProblemError({ message: `The Drupal has no ${resource}.`, hint: describeHint })
    const answer = await http.getJson(path, collection, query)
    const stranger = answer.data.find(({ type }) => type !== resource)
    if (stranger) throw notAskedFor(resource, stranger)
    const omissions = omissionsIn(answer)
    const withheld = omissions.filter(lacksPermission)
    if (withheld.length > 0 && query['filter[status]'] !== undefined) throw heldBack(resource, withheld)
    return {
      resources: answer.data,
      included: new Map(answer.included.map((resource) => [`${resource.type}/${resource.id}`, resource])),
      hasNext: answer.links.next !== undefined,
      omissions,
      hidden: omissions.filter(({ href }) => (URL.parse(href)?.pathname ?? '').startsWith(`${path}/`)),
    }
  }

  async function* all(resource: string, query: Query = {}): AsyncGenerator<Answer> {
    const serial = serialNameOf(resource)
    const question = { ...query, ...onlyPublished(resource), sort: serial, 'page[limit]': pageSize }
    for (let after: number | undefined; ; ) {
      const answer = await ask(resource, { ...question, ...(after === undefined ? {} : behind(serial, after)) })
      refuseUnpublished(answer.resources)
      if (answer.hidden.length > 0 && canBeUnpublished(resource)) await believeHidden(resource, answer.hidden)
      yield answer
      if (!answer.hasNext) {
        if (after === undefined && answer.resources.length === 0) await believeEmpty(resource)
        return
      }
      const last = answer.resources.map(serialOf).at(-1)
      if (last === undefined || (after !== undefined && last <= after)) throw leadsNowhere(resource, after)
      after = last
    }
  }

  /**
   * What has a published translation is found as published. If it is not published in the language that it was written in, visitors
   * do not see it there, and nor does the exporter.
   */
  async function believeHidden(resource: string, hidden: readonly Omission[]): Promise<void> {
    const ids = hidden.map(({ href }) => URL.parse(href)?.pathname.split('/').at(-1) ?? '')
    const { resources, omissions } = await ask(resource, { ...ofIds(ids, resource), 'filter[default_langcode]': 1 })
    if (resources.length + omissions.length > 0) throw heldBack(resource, hidden)
  }

  /** A role that has lost its rights finds as little as there is in an empty bundle. */
  async function believeEmpty(resource: string): Promise<void> {
    const { resources, omissions } = await ask(resource, { 'page[limit]': pageSize })
    const withheld = omissions.filter(lacksPermission)
    if (withheld.length > 0) throw heldBack(resource, withheld)
    if (resources.some(({ attributes }) => attributes['status'] === true))
      throw new ProblemError({
        message: `Drupal finds nothing published of ${resource}, and hands out something published all the same.`,
        hint: 'Nothing was exported. Give the role of the exporter the right to see what is published.',
      })
  }

  async function* visible(resource: string): AsyncGenerator<readonly Resource[]> {
    const seen = new Set<string>()
    for (let offset = 0; ; offset += pageSize) {
      const page = { sort: serialNameOf(resource), 'page[limit]': pageSize, 'page[offset]': offset }
      const { resources, hasNext } = await ask(resource, page)
      const others = resources.filter(({ id }) => !seen.has(id))
      yield others
      for (const { id } of others) seen.add(id)
      // A page of which nothing may be seen is like the next one.
      if (!hasNext || others.length === 0) return
    }
  }

  async function some(resource: string, ids: readonly string[], query: Query = {}): Promise<Answer> {
    const answer = await ask(resource, { ...query, ...ofIds(ids, resource) })
    refuseUnpublished(answer.resources)
    return answer
  }

  return {
    has: (resource) => paths.has(resource),
    names: [...paths.keys()],
    all,
    some,
    visible,
    sample: async (resource, query = {}) => (await ask(resource, { 'page[limit]': 3, ...query })).resources,
  }
}

const describeHint = '`npm run export -- --describe` lists what it has, and what the mapping expects.'

const onlyPublished = (resource: string): Query => (canBeUnpublished(resource) ? { 'filter[status]': 1 } : {})

const ofIds = (ids: readonly string[], resource: string): Query => ({
  ...onlyPublished(resource),
  'page[limit]': pageSize,
  'filter[ids][condition][path]': 'id',
  'filter[ids][condition][operator]': 'IN',
  'filter[ids][condition][value][]': ids,
})

/** Steadier than an offset, which moves when something is added or deleted meanwhile. */
const behind = (serial: string, after: number): Query => ({
  'filter[after][condition][path]': serial,
  'filter[after][condition][operator]': '>',
  'filter[after][condition][value]': after,
})
