/** Puts a site's table over the conventions: which types the site has, and from which bundles they come. */
import { type EntryType, fieldsOf } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { digestOfOwn } from '../digest.ts'
import {
  bytesOfMedia,
  frontPageByConvention,
  jsonApiByConvention,
  mappedTypes,
  menusByConvention,
  resourcesOf,
} from './conventions.ts'
import type { ResourcePlan, SitePlan } from './plan.ts'
import { fieldPlans, type Named } from './resolve-fields.ts'
import type { MenuAt, MenuPlace, ResourceName, SiteMapping } from './site-mapping.ts'

export function resolveMapping(site: SiteMapping): SitePlan {
  const absent = new Set<EntryType>(site.absent)
  const present = mappedTypes.filter((type) => !absent.has(type))
  const menus = Object.entries(menusByConvention).flatMap(([name, convention]): [MenuPlace, MenuAt][] => {
    const place = name as MenuPlace
    const named = site.menus?.[place]
    return named === null || absent.has('menu') ? [] : [[place, { ...convention, ...named }]]
  })
  return {
    types: new Map(present.map((type) => [type, plansOf(type, site)])),
    menus: new Map(menus),
    frontPage: site.frontPage ?? frontPageByConvention,
    jsonApi: site.jsonApi ?? jsonApiByConvention,
    entries: site.entries ?? [],
  }
}

interface NamedType {
  readonly from?: ResourceName | Readonly<Record<ResourceName, Named>>
  readonly fields?: Named
}

function plansOf(type: EntryType, site: SiteMapping): readonly ResourcePlan[] {
  const named = site.types?.[type] as NamedType | undefined
  const { from = resourcesOf(type), fields = {} }: { from?: unknown; fields?: Named } = named ?? {}
  const bundles: readonly (readonly [string, Named])[] =
    typeof from === 'string'
      ? [[from, {}]]
      : Array.isArray(from)
        ? from.map((resource: string) => [resource, {}] as const)
        : Object.entries(from as Readonly<Record<string, Named>>)
  return bundles.map(([name, { bytes, ...own }]) => {
    const resource = name as ResourceName
    const source = typeof bytes === 'string' ? bytes : ownValue(bytesOfMedia, resource)
    return {
      resource,
      fields: fieldPlans(fieldsOf(type), { type, resource }, { ...fields, ...own }),
      ...(source ? { bytes: source } : {}),
      ...(named ? { table: digestOfOwn(named) } : {}),
    }
  })
}
