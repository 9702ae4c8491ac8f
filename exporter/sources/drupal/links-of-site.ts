/** Resolves links and pictures of the Drupal to our entries, for texts and Link fields. */
import { entryKey } from '#content/schema/entry-key.ts'
import { type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import type { ProseContext } from '../../rich-text/context.ts'
import { pageByNumber } from '../../rich-text/html/drupal-address.ts'
import { published, type ReadContext } from '../source.ts'
import type { EntityIndex } from './entity-index.ts'
import type { Site } from './site.ts'

/** @param resolved whether the alias of an entry always means the entry. */
export function linksOfSite(site: Site, context: ReadContext, resolved = false): ProseContext {
  return {
    base: site.base,
    ownOrigins: site.ownOrigins,
    reference: (entityType, id) => {
      const found = site.book.find(entityType, id)
      return published(found ? entryKey(found) : `${entityType}:${id}`, context)
    },
    description: (entityType, id) => site.book.find(entityType, id)?.alt,
    address: (address) => addressOf(address, site, resolved),
    // A site with texts of ten years must be exportable: elements that prose cannot express are reported, and the rest
    // is kept.
    report: (problem) => context.report({ severity: 'notice', ...problem }),
  }
}

/** `<type>/<id>` of an entity that Drupal did not hand out. @param target `node:5`, `media:<uuid>` */
export function keyOfWaiting(target: string, book: EntityIndex): string | undefined {
  const [, entityType, id] = /^([a-z0-9_-]+):(.+)$/.exec(target) ?? []
  const found = entityType && id ? book.find(entityType, /^\d+$/.test(id) ? Number(id) : id) : undefined
  return found && entryKey(found)
}

/** An address that each deployment configures: content/schema/link.ts. */
const service = /^\/service\/([a-z][A-Za-z]*)$/

/** Undefined for a path that means with us what it means there. */
function addressOf(address: string, { book, base, frontPage }: Site, resolved: boolean): string | undefined {
  const [, whole = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const below = whole === base && base ? '/' : whole.startsWith(`${base}/`) ? whole.slice(base.length) : whole
  // Drupal answers an alias with a slash at its end, too.
  const path = below.replace(/(?<=.)\/$/, '')
  const [, name] = service.exec(path) ?? []
  if (name) return `service:${name}`
  if (path === frontPage) return `/${rest}`
  const entity = pageByNumber(path)
  const entry = entity ? book.find(entity.type, entity.id) : book.byAlias(path)
  const pattern = entry && addressPattern(entry.type)
  const stays = below === whole ? undefined : `${below}${rest}`
  if (!entry || !pattern) return stays
  const isPage = entry.type === 'basicPage'
  if (pattern.test(path) && path === entry.alias && (isPage || !resolved)) return stays
  // A query asks the page for something; a reference has no words for it.
  return `ref:${entryKey(entry)}${rest.includes('#') ? rest.slice(rest.indexOf('#')) : ''}`
}

/** The addresses of a type's pages with us; undefined for a type that has none. */
function addressPattern(type: EntryType): RegExp | undefined {
  const row = entryTypes[type]
  if (!('url' in row)) return undefined
  return row.url === ':path' ? /^\// : new RegExp(`^${row.url.replaceAll(/:\w+/g, '[^/]+')}$`)
}
