/** The query parameters of requests for collections. */
import type { Query } from '../../../http-client/request.ts'
import { canBeUnpublished } from './json-api.ts'

/** Resources on a page: the most that Drupal gives. */
export const pageSize = 50

/** UUIDs per request: servers refuse a longer address, and an answer stays small even with its included resources. */
export const idsPerRequest = 25

/** The `include` parameter. */
export const includeQuery = (paths: readonly string[]): Query => (paths.length > 0 ? { include: paths.join(',') } : {})

export const onlyPublished = (resource: string): Query => (canBeUnpublished(resource) ? { 'filter[status]': 1 } : {})

/** Whether filters of a role that has lost its rights would find nothing, in silence. */
export const asksForPublished = (query: Query): boolean => query['filter[status]'] !== undefined

export const idsQuery = (ids: readonly string[], resource: string): Query => ({
  ...onlyPublished(resource),
  'page[limit]': pageSize,
  'filter[ids][condition][path]': 'id',
  'filter[ids][condition][operator]': 'IN',
  'filter[ids][condition][value][]': ids,
})

/** Steadier than an offset, which moves when something is added or deleted meanwhile. */
export const afterQuery = (serial: string, after: number): Query => ({
  'filter[after][condition][path]': serial,
  'filter[after][condition][operator]': '>',
  'filter[after][condition][value]': after,
})
