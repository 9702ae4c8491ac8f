/**
 * Where things stand in a Drupal whose site builder followed the contract; docs/decisions/0124 says it in words. A site that
 * follows it needs no table of its own.
 */

import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { vocabularies } from '#content/schema/types/site.ts'
import { bundleOf } from './names.ts'
import type { Path, ResourceName, SiteMapping } from './site-mapping.ts'

/** Types that are not nodes of a bundle with the type's own name. */
const resources: { readonly [T in EntryType]?: ResourceName | readonly ResourceName[] } = {
  // What Drupal's own profile calls them.
  basicPage: 'node--page',
  form: 'node--webform',
  customBlock: 'block_content--custom_block',
  popupBlock: 'block_content--popup_block',
  redirect: 'redirect--redirect',
  taxonomy: Object.keys(vocabularies).map((name): ResourceName => `taxonomy_term--${machineName(name)}`),
  file: ['media--image', 'media--video', 'media--document'],
}

/** The bundles of a type; none for menus, which are no entities. */
export function resourcesOf(type: EntryType): readonly ResourceName[] {
  if (type === 'menu') return []
  const given = resources[type] ?? (`node--${bundleOf(type)}` as ResourceName)
  return typeof given === 'string' ? [given] : given
}

/** The relationship of a media bundle that leads to its bytes. */
export const bytesOfMedia: Readonly<Record<string, string>> = {
  'media--image': 'field_media_image',
  'media--video': 'field_media_video_file',
  'media--document': 'field_media_document',
}

type Places = Readonly<Record<string, Path | readonly Path[]>>

/** Fields that Drupal's entity types have of their own, in place of those that a site builder adds. */
const ofEntityType: Readonly<Record<string, Places>> = {
  node: { title: 'title', body: 'body', slug: 'path.alias' },
  block_content: { title: 'info', body: 'body', slug: 'path.alias' },
  taxonomy_term: {
    title: 'name',
    key: ['field_key', 'name'],
    order: 'weight',
    help: 'description',
    slug: 'path.alias',
  },
  media: { slug: 'path.alias', alt: 'name' },
  // Redirects have neither a title nor an alias; what they answer is all there is to call them by.
  redirect: {
    title: ['field_title', 'redirect_source.path'],
    slug: ['field_slug', 'redirect_source.path'],
    from: 'redirect_source.path',
    to: 'redirect_redirect',
  },
}

/** Fields of one type that are Drupal's own. */
const ofType: { readonly [T in EntryType]?: Places } = {
  basicPage: { path: 'path.alias', language: 'langcode' },
}

/** Fields of one bundle. */
const ofResource: Readonly<Record<string, Places>> = {
  'media--image': { alt: 'field_media_image.meta.alt' },
}

/** Groups of fields, by the name of the group. */
const ofGroup: Readonly<Record<string, Places>> = {
  // Metatag keeps them in one field; pictures are media, which it knows nothing of.
  seo: { title: 'field_metatag.title', description: 'field_metatag.description', image: 'field_share_image' },
  // Geofield.
  geo: { latitude: 'field_geo.lat', longitude: 'field_geo.lon' },
}

export function ownPlaces(type: EntryType, resource: ResourceName): Places {
  const [entityType = ''] = resource.split('--')
  if (entityType === 'paragraph') return {}
  return { ...ownValue(ofEntityType, entityType), ...ofType[type], ...ownValue(ofResource, resource) }
}

export const placesOfGroup = (group: string): Places => ownValue(ofGroup, group) ?? {}

/** Status of a redirect in Drupal → whether it is permanent. */
export const statusOfRedirect = { '301': true, '308': true, '302': false, '303': false, '307': false } as const

export const menusByConvention = {
  main: { menu: 'main', title: 'Main menu' },
  secondary: { menu: 'secondary', title: 'Secondary menu' },
  shop: { menu: 'shop', title: 'Shop menu' },
  footer: { menu: 'footer', title: 'Footer menu' },
  social: { menu: 'social', title: 'Social menu' },
} as const satisfies Required<NonNullable<SiteMapping['menus']>>

export const frontPageByConvention = '/home'
export const jsonApiByConvention = '/jsonapi'

/** The vocabulary of a bundle of terms, by convention. */
export function vocabularyOf(resource: ResourceName): string | undefined {
  return Object.keys(vocabularies).find((name) => resource === `taxonomy_term--${machineName(name)}`)
}

export const mappedTypes: readonly EntryType[] = entryTypeNames.filter((type) => type !== 'menu')
