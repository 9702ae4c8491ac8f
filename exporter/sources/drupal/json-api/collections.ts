/**
 * Asks Drupal for what is published, page by page.
 *
 * Drupal cuts a page first and takes away afterwards what the role may not see, so a short page, or an empty one, is not the
 * last: only one without `next` is. Filters that the role may not use find nothing, in silence. So whatever is held back, and a
 * page that leads nowhere, ends the export: what is absent from a list counts as deleted.
 */
import type { HttpClient } from '../../../http-client/client.ts'
import type { Query } from '../../../http-client/request.ts'
import { assertEmpty, assertHidden, assertNoneFound } from './assert-absence.ts'
import { canBeUnpublished, type Resource, serialNameOf, serialOf } from './json-api.ts'
import { type CollectionPage, openIndex } from './open-index.ts'
import { afterQuery, idsPerRequest, idsQuery, onlyPublished, pageSize } from './queries.ts'
import { leadsNowhere, refuseUnpublished } from './refusals.ts'

export interface Collections {
  /** Whether the site has such a resource type. */
  has(resource: string): boolean
  readonly names: readonly string[]
  /** Every published resource. @throws if it cannot be sure to have them all. */
  all(resource: string, query?: Query): AsyncIterable<CollectionPage>
  /** The published resources with these UUIDs. */
  some(resource: string, ids: readonly string[], query?: Query): Promise<CollectionPage>
  /** Like `some`, for resources that may not exist. @throws if it cannot be sure that none is. */
  whicheverIsThere(resource: string, ids: readonly string[]): Promise<readonly Resource[]>
  /** The resources that the role may see, where some may be held back from it. Filters are no use there: they find nothing, in silence. */
  visible(resource: string): AsyncIterable<readonly Resource[]>
  /** A few, to see what they look like, published or not. */
  sample(resource: string, query?: Query): Promise<CollectionPage>
}

/** @param path of JSON:API on its host, without a slash at its end. */
export async function openCollections(http: HttpClient, path: string): Promise<Collections> {
  const { names, ask } = await openIndex(http, path)
  const known = new Set(names)

  async function* all(resource: string, query: Query = {}): AsyncGenerator<CollectionPage> {
    const serial = serialNameOf(resource)
    const question = { ...query, ...onlyPublished(resource), sort: serial, 'page[limit]': pageSize }
    for (let after: number | undefined; ; ) {
      const answer = await ask(resource, { ...question, ...(after === undefined ? {} : afterQuery(serial, after)) })
      refuseUnpublished(answer.resources)
      if (answer.hidden.length > 0 && canBeUnpublished(resource)) await assertHidden(ask, resource, answer.hidden)
      yield answer
      if (!answer.hasNext) {
        if (after === undefined && answer.resources.length === 0) await assertEmpty(ask, resource)
        return
      }
      const last = answer.resources.map(serialOf).at(-1)
      if (last === undefined || (after !== undefined && last <= after)) throw leadsNowhere(resource, after)
      after = last
    }
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

  async function some(resource: string, ids: readonly string[], query: Query = {}): Promise<CollectionPage> {
    const answer = await ask(resource, { ...query, ...idsQuery(ids, resource) })
    refuseUnpublished(answer.resources)
    return answer
  }

  async function whicheverIsThere(resource: string, ids: readonly string[]): Promise<readonly Resource[]> {
    const found: Resource[] = []
    for (let start = 0; start < ids.length; start += idsPerRequest)
      found.push(...(await some(resource, ids.slice(start, start + idsPerRequest))).resources)
    if (found.length === 0) await assertNoneFound(ask, resource)
    return found
  }

  return {
    has: (resource) => known.has(resource),
    names,
    all,
    some,
    whicheverIsThere,
    visible,
    sample: (resource, query = {}) => ask(resource, { 'page[limit]': 3, ...query }),
  }
}
