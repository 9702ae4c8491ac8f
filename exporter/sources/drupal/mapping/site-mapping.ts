/**
 * The table in which a site says where its Drupal departs from the conventions (`conventions.ts`). It is typed by the contract:
 * a type, a field, a section or a value of a choice that the contract does not know does not compile.
 */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import type { menuPlaces } from '#content/schema/types/site.ts'

/** A resource type of JSON:API, `<entity type>--<bundle>`. */
export type ResourceName = `${string}--${string}`

/**
 * Where a value stands in a resource: the name of an attribute or a relationship, and of what is in it. `field_geo.lat` is a
 * property, `field_media_image.meta.alt` what a relationship says of its target; all else behind the name of a relationship
 * stands in what it leads to: `field_poster.field_media_image`, `field_director.name`.
 */
export type Path = string

/** A single value. Of several paths the first that has something counts. */
export type ValueAt<V, Item = V> =
  | Path
  | {
      readonly at: Path | readonly Path[]
      /** Drupal's value → ours. One that is not among them is a problem. */
      readonly values?: Readonly<Record<string, Item>>
    }
  /** A value that Drupal does not hold. */
  | { readonly fixed: V }

/** Paragraphs, one for each row. */
export interface RowsAt<Row> {
  readonly at?: Path
  readonly paragraph?: string
  readonly fields?: FieldsAt<Row>
}

/** Paragraphs of several types, one for each section. `null`: the site has none of this type. */
export interface BlocksAt<Block extends { type: string }> {
  readonly at?: Path
  readonly types?: {
    readonly [T in Block['type']]?:
      | string
      | null
      | { readonly paragraph?: string; readonly fields?: FieldsAt<Extract<Block, { type: T }>> }
  }
}

interface Link {
  label: string
  to: string
}

type MappingOf<V> = [V] extends [readonly (infer Row)[]]
  ? Row extends { type: string }
    ? BlocksAt<Row>
    : Row extends object
      ? Path | RowsAt<Row>
      : ValueAt<V, Row>
  : [V] extends [Link]
    ? Path
    : [V] extends [object]
      ? FieldsAt<V>
      : ValueAt<V>

/** `null`: the site does not have this field. */
export type FieldsAt<T> = {
  readonly [K in keyof Omit<T, 'type' | 'id'>]?: MappingOf<NonNullable<T[K]>> | null
}

/** A file in bundles of media: which relationship leads to the bytes. */
interface MediaFile {
  readonly bytes?: string
}

export interface TypeMapping<T extends EntryType> {
  /** The bundle, or several, each with fields of its own. */
  readonly from?: ResourceName | Readonly<Record<ResourceName, FieldsAt<Entry<T>> & MediaFile>>
  readonly fields?: FieldsAt<Entry<T>>
}

export type MenuPlace = keyof typeof menuPlaces

export interface MenuAt {
  /** The machine name. */
  readonly menu: string
  readonly title: string
}

export interface SiteMapping {
  /** Types that the site does not have. */
  readonly absent?: readonly EntryType[]
  readonly types?: { readonly [T in EntryType]?: TypeMapping<T> }
  readonly menus?: { readonly [P in MenuPlace]?: Partial<MenuAt> | null }
  /** Path of JSON:API below the address of the site, if it was moved: JSON:API Extras can. */
  readonly jsonApi?: string
  /** The alias of the page that the site's front page is. */
  readonly frontPage?: string
  /** Entries that the Drupal does not hold, such as the settings of the site. */
  readonly entries?: readonly Entry[]
}
