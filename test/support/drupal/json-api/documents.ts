/** What JSON:API answers: pages of a collection with what is read along, single resources, and what goes wrong. */
import { randomBytes } from 'node:crypto'
import type { DrupalSite } from '../held/drupal-site.ts'
import { inSiteLanguage, keyOf, type Resource, rowsOf, serialOf } from '../held/resource.ts'
import { find } from './find.ts'
import { BadQuestion, type Question, readQuestion } from './question.ts'

type Json = Readonly<Record<string, unknown>>

const jsonapi = { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } }

/** The entry point. @param me of whoever is logged in. */
export function indexDocument(site: DrupalSite, origin: string, me: string | undefined): Json {
  const root = rootOf(site, origin)
  const types = [...site.bundles, 'file--file', 'user--user', 'menu_link_content--menu_link_content']
  const links = types.map((type) => [type, { href: `${root}/${type.replace('--', '/')}` }])
  const href = `${root}/user/user/${me}`
  return {
    jsonapi,
    data: [],
    ...(me === undefined ? {} : { meta: { links: { me: { meta: { id: me }, href } } } }),
    links: { ...Object.fromEntries(links), self: { href: root } },
  }
}

const rootOf = ({ base, jsonApi }: DrupalSite, origin: string): string => `${origin}${base}${jsonApi}`

/** A page of a bundle. What the role may not see is taken from it after it was cut. */
export function collectionDocument(site: DrupalSite, type: string, url: URL): Json {
  const question = readQuestion(url.searchParams)
  const all = [...site.resources.values()]
  // A filter finds nothing that the role may not see, in silence; without one it is found, and then held back.
  const isFound = question.conditions.length > 0 ? isFoundIn(site) : () => true
  const found = find(
    all.filter((resource) => resource.type === type && isFound(resource)),
    question,
  )
  const page = found.slice(question.offset, question.offset + question.limit).map(inSiteLanguage)
  const { included, unseen } = readAlong(site, page.filter(isSeenIn(site)), question)
  const omitted = [...page.filter((resource) => !isSeenIn(site)(resource)), ...unseen]
  return {
    jsonapi,
    data: page.filter(isSeenIn(site)).map((resource) => shown(resource, question, url, site)),
    ...(question.include.length > 0
      ? { included: included.map((resource) => shown(resource, question, url, site)) }
      : {}),
    ...(omitted.length > 0 ? { meta: { omitted: omissions(site, omitted, url) } } : {}),
    links: {
      self: { href: url.href },
      ...(found.length > question.offset + question.limit ? nextPage(url, question) : {}),
    },
  }
}

const isSeenIn =
  ({ withheld, seesUnpublished }: DrupalSite) =>
  (resource: Resource): boolean =>
    (seesUnpublished || resource.attributes['status'] !== false) && !withheld.has(resource.type)

/** In whichever language it is published: only what is shown of it then is held back. */
const isFoundIn =
  ({ withheld, seesUnpublished }: DrupalSite) =>
  (resource: Resource): boolean =>
    (seesUnpublished || rowsOf(resource).some(({ status }) => status !== false)) && !withheld.has(resource.type)

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
      from = to.flatMap((target) => site.resources.get(keyOf(target)) ?? []).map(inSiteLanguage)
      for (const resource of from) reached.set(keyOf(resource), resource)
      from = from.filter(isSeenIn(site))
    }
  }
  const all = [...reached.values()]
  return { included: all.filter(isSeenIn(site)), unseen: all.filter((resource) => !isSeenIn(site)(resource)) }
}

/** With what differs from answer to answer: addresses with the host that was asked, and of the question before. */
function shown(
  { type, id, attributes, relationships }: Resource,
  { fields }: Question,
  url: URL,
  site: DrupalSite,
): Json {
  const wanted = fields.get(type)
  const picked = <V>(values: Readonly<Record<string, V>>) =>
    wanted ? Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name))) : values
  const own = `${rootOf(site, url.origin)}/${type.replace('--', '/')}/${id}`
  const canonical = { tag: 'link', attributes: { rel: 'canonical', href: url.href } }
  const linked = Object.entries(relationships).map(([name, { data }]) => [
    name,
    { data, links: { related: { href: `${own}/${name}` }, self: { href: `${own}/relationships/${name}` } } },
  ])
  return {
    type,
    id,
    links: { self: { href: `${own}?resourceVersion=id%3A${serialOf({ type, id, attributes, relationships })}` } },
    attributes: picked({ ...placed(attributes, site), metatag: [canonical] }),
    relationships: picked(Object.fromEntries(linked)),
  }
}

/** Addresses of files hold the path of the site. */
function placed(attributes: Resource['attributes'], { base }: DrupalSite): Resource['attributes'] {
  const { uri } = attributes
  if (typeof uri !== 'object' || uri === null || !('url' in uri)) return attributes
  return { ...attributes, uri: { ...uri, url: `${base}${uri.url}` } }
}

function omissions(site: DrupalSite, omitted: readonly Resource[], url: URL): Json {
  const links = omitted.map(({ type, id }) => {
    const why = site.withheld.has(type) ? " The 'access content' permission is required." : ''
    const href = `${rootOf(site, url.origin)}/${type.replace('--', '/')}/${id}`
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
