/**
 * Menus, by the first of three ways that the site has: core's linkset, which every reader may ask for; JSON:API Menu Items; and
 * the links themselves, which need the right to administer menus and lack what modules define.
 */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import type { HttpClient } from '../../../http-client/client.ts'
import { RequestError } from '../../../http-client/errors.ts'
import { entityAt } from '../../../rich-text/html/drupal-address.ts'
import type { SourceRow } from '../../source.ts'
import type { Collections } from '../json-api/collections.ts'
import { type Item, resolved, rowsOf, treeOf, treeOfLinkset } from './menu-tree.ts'

const linkset = z.object({
  linkset: z
    .array(
      z.object({
        item: z.array(z.object({ href: z.string(), title: z.string(), hierarchy: z.array(z.string()) })).default([]),
      }),
    )
    .min(1),
})

const menuItems = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      attributes: z.looseObject({
        title: z.string(),
        url: z.string(),
        parent: z.string().nullish(),
        enabled: z.boolean(),
        weight: z.number().default(0),
      }),
    }),
  ),
})

const menuLink = z.looseObject({
  title: z.string(),
  menu_name: z.string(),
  enabled: z.boolean(),
  weight: z.number(),
  parent: z.string().nullish(),
  link: z.looseObject({ uri: z.string() }),
})

export interface MenuReader {
  /**
   * The items of a menu, by its machine name.
   *
   * @param isThere whether visitors can see an entity, `node:5`. Two of the ways know that themselves.
   */
  read(menu: string, isThere: (entity: string) => boolean): Promise<readonly SourceRow[]>
}

/** Reads menus. `base` is the path of the site, `jsonApi` that of JSON:API there. */
export function menuReader(
  http: HttpClient,
  { base, jsonApi }: { readonly base: string; readonly jsonApi: string },
  collections: Collections,
): MenuReader {
  async function read(menu: string, isThere: (entity: string) => boolean): Promise<readonly SourceRow[]> {
    const items = (await byLinkset(menu)) ?? (await byMenuItems(menu)) ?? (await byLinks(menu, isThere))
    return rowsOf(items)
  }

  async function byLinkset(menu: string): Promise<readonly Item[] | undefined> {
    const answer = await unlessAbsent(http.getJson(`${base}/system/menu/${menu}/linkset`, linkset))
    return answer && treeOfLinkset(answer.linkset.flatMap(({ item }) => item))
  }

  async function byMenuItems(menu: string): Promise<readonly Item[] | undefined> {
    const answer = await unlessAbsent(http.getJson(`${jsonApi}/menu_items/${menu}`, menuItems))
    return (
      answer && treeOf(answer.data.map(({ id, attributes }) => ({ id, ...attributes, to: resolved(attributes.url) })))
    )
  }

  async function byLinks(menu: string, isThere: (entity: string) => boolean): Promise<readonly Item[]> {
    const resource = 'menu_link_content--menu_link_content'
    const links = []
    for await (const { resources } of collections.all(resource)) {
      for (const { id, attributes } of resources) {
        const link = menuLink.safeParse(attributes)
        if (link.success) links.push({ id: `menu_link_content:${id}`, ...link.data, to: link.data.link })
      }
    }
    const own = links.filter(({ menu_name, enabled }) => menu_name === menu && enabled)
    const seen = own.filter(({ link }) => {
      const { type = '', id } = entityAt(link.uri.replace(/^internal:/, '')) ?? {}
      return !canBeHidden.has(type) || isThere(`${type}:${id}`)
    })
    if (own.length > 0) return treeOf(seen.sort((a, b) => (a.title < b.title ? -1 : 1)))
    throw new ProblemError({
      message: `The Drupal does not hand out the menu "${menu}".`,
      hint: 'Switch on core’s linkset (system.feature_flags: linkset_endpoint), or JSON:API Menu Items; or name another menu, or none, in the mapping of the site.',
    })
  }

  return { read }
}

/** Types of entities that Drupal may hide: of others, users for instance, the exporter knows nothing. */
const canBeHidden: ReadonlySet<string> = new Set(['node', 'media', 'taxonomy_term'])

/** Undefined where Drupal has no such way, or no such menu. Whatever else goes wrong ends the export. */
async function unlessAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'notFound') return undefined
    throw error
  }
}
