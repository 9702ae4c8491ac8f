/** What JSON:API answers: pages of a collection with what is read along, single resources, and what goes wrong. */
import { randomBytes } from 'node:crypto'
import type { DrupalSite } from '../held/drupal-site.ts'
import { keyOf, type Resource, serialOf } from '../held/resource.ts'
import { find } from './find.ts'
import { BadQuestion, type Question, readQuestion } from './question.ts'

type Json = Readonly<Record<string, unknown>>

const jsonapi = { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } }

/** The entry point. @param me of whoever is logged in. */
export function indexDocument({ bundles }: DrupalSite, origin: string, me: string | undefined): Json {
  const types = [...bundles, 'file--file', 'user--user', 'menu_link_content--menu_link_content']
  const links = types.map((type) => [type, { href: `${origin}/jsonapi/${type.replace('--', '/')}` }])
  const href = `${origin}/jsonapi/user/user/${me}`
  return {
    jsonapi,
    data: [],
    ...(me === undefined ? {} : { meta: { links: { me: { meta: { id: me }, href } } } }),
    links: { ...Object.fromEntries(links), self: { href: `${origin}/jsonapi` } },
  }
}

/** A page of a bundle. What the role may not see is taken from it after it was cut. */
export function collectionDocument(site: DrupalSite, type: string, url: URL): Json {
  const question = readQuestion(url.searchParams)
  const all = [...site.resources.values()]
  // A filter finds nothing that the role may not see, in silence; without one it is found, and then held back.
  const isFound = question.conditions.length > 0 ? isSeenIn(site) : () => true
  const found = find(
    all.filter((resource) => resource.type === type && isFound(resource)),
    question,
  )
  const page = found.slice(question.offset, question.offset + question.limit)
  const { included, unseen } = readAlong(site, page.filter(isSeenIn(site)), question)
  const omitted = [...page.filter((resource) => !isSeenIn(site)(resource)), ...unseen]
  return {
    jsonapi,
    data: page.filter(isSeenIn(site)).map((resource) => shown(resource, question, url)),
    ...(question.include.length > 0 ? { included: included.map((resource) => shown(resource, question, url)) } : {}),
    ...(omitted.length > 0 ? { meta: { omitted: omissions(site, omitted, url) } } : {}),
    links: {
      self: { href: url.href },
      ...(found.length > question.offset + question.limit ? nextPage(url, question) : {}),
    },
  }
}

const isSeenIn =
  ({ withheld }: DrupalSite) =>
  (resource: Resource): boolean =>
    resource.attributes['status'] !== false && !withheld.has(resource.type)

function nextPage(url: URL, { offset, limit }: Question): Json {
  const next = new URL(url)
  next.searchParams.set('page[offset]', `${offset + limit}`)
  next.searchParams.set('page[limit]', `${limit}`)
  return { next: { href: next.href } }
}

/** Each resource once, in whatever way it is reached. */
function readAlong(
  site: DrupalSite,
  page: readonly Resource[],
  { include }: Question,
): { included: readonly Resource[]; unseen: readonly Resource[] } {
  const reached = new Map<string, Resource>()
  for (const path of include) {
    let from = page
    for (const name of path) {
      if (!site.relationships.has(name)) throw new BadQuestion(`\`${name}\` is not a valid relationship field name.`)
      const to = from.flatMap(({ relationships }) => [relationships[name]?.data ?? []].flat())
      from = to.flatMap((target) => site.resources.get(keyOf(target)) ?? [])
      for (const resource of from) reached.set(keyOf(resource), resource)
      from = from.filter(isSeenIn(site))
    }
  }
  const all = [...reached.values()]
  return { included: all.filter(isSeenIn(site)), unseen: all.filter((resource) => !isSeenIn(site)(resource)) }
}

/** With what differs from answer to answer: addresses with the host that was asked, and of the question before. */
function shown({ type, id, attributes, relationships }: Resource, { fields }: Question, url: URL): Json {
  const wanted = fields.get(type)
  const picked = <V>(values: Readonly<Record<string, V>>) =>
    wanted ? Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name))) : values
  const own = `${url.origin}/jsonapi/${type.replace('--', '/')}/${id}`
  const canonical = { tag: 'link', attributes: { rel: 'canonical', href: url.href } }
  const linked = Object.entries(relationships).map(([name, { data }]) => [
    name,
    { data, links: { related: { href: `${own}/${name}` }, self: { href: `${own}/relationships/${name}` } } },
  ])
  return {
    type,
    id,
    links: { self: { href: `${own}?resourceVersion=id%3A${serialOf({ type, id, attributes, relationships })}` } },
    attributes: picked({ ...attributes, metatag: [canonical] }),
    relationships: picked(Object.fromEntries(linked)),
  }
}

function omissions({ withheld }: DrupalSite, omitted: readonly Resource[], url: URL): Json {
  const links = omitted.map(({ type, id }) => {
    const why = withheld.has(type) ? " The 'access content' permission is required." : ''
    const href = `${url.origin}/jsonapi/${type.replace('--', '/')}/${id}`
    const detail = `The current user is not allowed to GET the selected resource.${why}`
    return [`item--${randomBytes(5).toString('base64url')}`, { href, meta: { rel: 'item', detail } }]
  })
  const help = { href: 'https://www.drupal.org/docs/8/modules/json-api/filtering#filters-access-control' }
  return {
    detail: 'Some resources have been omitted because of insufficient authorization.',
    links: { help, ...Object.fromEntries(links) },
  }
}

export function errorDocument(status: number, title: string, detail: string, url: URL): Json {
  const info = { href: 'https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html' }
  return { jsonapi, errors: [{ title, status: String(status), detail, links: { via: { href: url.href }, info } }] }
}
