/** What Drupal holds, in the shape in which JSON:API hands it out, before anything is left out or read along. */

export interface Identifier {
  readonly type: string
  readonly id: string
  readonly meta: Readonly<Record<string, unknown>>
}

export type Linkage = Identifier | readonly Identifier[] | null

export interface Resource {
  /** `<entity type>--<bundle>`. */
  readonly type: string
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, { readonly data: Linkage }>>
  /** Its versions in other languages than the one that it was written in. */
  readonly translations?: readonly Translation[]
}

/** What differs in another language. */
interface Translation {
  readonly langcode: string
  readonly status: boolean
  readonly [attribute: string]: unknown
}

/** The language of addresses without a prefix. */
export const siteLanguage = 'en'

/** As it is shown where no language is asked for: in that of the site, or else in its own. */
export function inSiteLanguage({ translations = [], ...resource }: Resource): Resource {
  const translation = translations.find(({ langcode }) => langcode === siteLanguage)
  if (!translation || resource.attributes['langcode'] === siteLanguage) return resource
  return { ...resource, attributes: { ...resource.attributes, ...translation, default_langcode: false } }
}

/** The rows of the database: one for each language. */
export const rowsOf = ({ attributes, translations = [] }: Resource): readonly Resource['attributes'][] => [
  attributes,
  ...translations.map((translation) => ({ ...attributes, ...translation, default_langcode: false })),
]

export const keyOf = ({ type, id }: Pick<Resource, 'type' | 'id'>): string => `${type}/${id}`

export const entityTypeOf = (type: string): string => type.split('--')[0] ?? ''

/** As Drupal has them. Not the exporter's table, so that a wrong name there does not agree with itself. */
const serialNames: Readonly<Record<string, string>> = {
  node: 'nid',
  taxonomy_term: 'tid',
  media: 'mid',
  file: 'fid',
  crop: 'cid',
  redirect: 'rid',
}

/** The attribute with the number by which Drupal counts. */
export const serialNameOf = (type: string): string => `drupal_internal__${serialNames[entityTypeOf(type)] ?? 'id'}`

export const serialOf = (resource: Resource): number => Number(resource.attributes[serialNameOf(resource.type)])

/** An instant as Drupal writes it. */
export const timestamp = (instant: string | Date): string =>
  new Date(instant).toISOString().replace(/\.\d{3}Z$/u, '+00:00')
