/** The entry point of JSON:API: what there is to ask for, and whether the login is taken for somebody. */
import { ProblemError } from '#content/format/problem.ts'
import type { HttpClient } from '../../../http-client/client.ts'
import type { Query } from '../../../http-client/request.ts'
import { collection, index, lacksPermission, type Omission, omissionsIn, type Resource } from './json-api.ts'
import { asksForPublished } from './queries.ts'
import { heldBack, notAskedFor } from './refusals.ts'

export interface CollectionPage {
  readonly resources: readonly Resource[]
  /** Resources that came along, by `<type>/<id>`. */
  readonly included: ReadonlyMap<string, Resource>
  readonly hasNext: boolean
}

interface Held {
  readonly omissions: readonly Omission[]
  /** Omissions of the bundle itself, not of what was to come along. */
  readonly hidden: readonly Omission[]
}

export type FetchPage = (resource: string, query: Query) => Promise<CollectionPage & Held>

interface Index {
  /** Resource types, `<entity type>--<bundle>`. */
  readonly names: readonly string[]
  /** Fetches one page of a collection. */
  readonly ask: FetchPage
}

/** @param path of JSON:API on its host, without a slash at its end. */
export async function openIndex(http: HttpClient, path: string): Promise<Index> {
  const { links, meta } = await http.getJson(path, index)
  if (meta?.links?.me === undefined)
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

  const ask: FetchPage = async (resource, query) => {
    const path = paths.get(resource)
    if (path === undefined) throw new ProblemError({ message: `The Drupal has no ${resource}.`, hint: describeHint })
    const answer = await http.getJson(path, collection, query)
    const stranger = answer.data.find(({ type }) => type !== resource)
    if (stranger) throw notAskedFor(resource, stranger)
    const omissions = omissionsIn(answer)
    const withheld = omissions.filter(lacksPermission)
    if (withheld.length > 0 && asksForPublished(query)) throw heldBack(resource, withheld)
    return {
      resources: answer.data,
      included: new Map(answer.included.map((resource) => [`${resource.type}/${resource.id}`, resource])),
      hasNext: answer.links.next !== undefined,
      omissions,
      hidden: omissions.filter(({ href }) => (URL.parse(href)?.pathname ?? '').startsWith(`${path}/`)),
    }
  }

  return { names: [...paths.keys()], ask }
}

const describeHint = '`npm run export -- --describe` lists what it has, and what the mapping expects.'
