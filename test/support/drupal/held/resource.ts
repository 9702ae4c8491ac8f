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
}

export const keyOf = ({ type, id }: Pick<Resource, 'type' | 'id'>): string => `${type}/${id}`

export const entityTypeOf = (type: string): string => type.split('--')[0] ?? ''

const serialNames: Readonly<Record<string, string>> = {
  node: 'nid',
  taxonomy_term: 'tid',
  media: 'mid',
  file: 'fid',
  redirect: 'rid',
}

/** The attribute with the number by which Drupal counts. */
export const serialNameOf = (type: string): string => `drupal_internal__${serialNames[entityTypeOf(type)] ?? 'id'}`

export const serialOf = (resource: Resource): number => Number(resource.attributes[serialNameOf(resource.type)])

/** An instant as Drupal writes it. */
export const timestamp = (instant: string | Date): string =>
  new Date(instant).toISOString().replace(/\.\d{3}Z$/u, '+00:00')
