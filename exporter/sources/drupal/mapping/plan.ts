/** The place of each field in Drupal: the conventions and the site's own table, resolved. */
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import type { FieldMeta } from '#content/schema/field.ts'
import type { MenuAt, MenuPlace, Path, ResourceName } from './site-mapping.ts'

/** One value, or several of a field with several (`textList`, `multiSelect`, `references`). */
export interface ValuePlan {
  readonly kind: 'value'
  /** The first path that has something counts. */
  readonly paths: readonly Path[]
  readonly values?: Readonly<Record<string, unknown>>
  readonly meta: FieldMeta
}

export type FieldPlan = (
  | ValuePlan
  | { readonly kind: 'fixed'; readonly value: unknown }
  /** An optional field that the site does not have. */
  | { readonly kind: 'absent' }
  /** Several fields of the same resource. */
  | { readonly kind: 'group'; readonly fields: FieldPlans }
  /** A link with its words: one value of Drupal's Link field, or several. */
  | { readonly kind: 'link' | 'links'; readonly path: Path }
  /** Paragraphs of one type. */
  | { readonly kind: 'rows'; readonly path: Path; readonly paragraph: string; readonly fields: FieldPlans }
  /** Paragraphs of several types, by the type of our section. */
  | { readonly kind: 'blocks'; readonly path: Path; readonly types: Readonly<Record<string, ParagraphPlan>> }
  /** A part of the definition of the webform that the entry's relationship `webform` names. */
  | { readonly kind: 'webform'; readonly part: 'fields' | 'submitLabel' }
) & {
  /** Whether the contract needs it. */
  readonly required: boolean
  /** Whether the site's table names it: then it must be there, while what is there by convention only need not. */
  readonly named: boolean
  /** Relationships that the path leads through, as the site was seen to have them: their targets are read along. */
  readonly through?: readonly string[]
}

export type FieldPlans = Readonly<Record<string, FieldPlan>>

export interface ParagraphPlan {
  readonly paragraph: string
  readonly fields: FieldPlans
}

/** Entries of a type that come from one bundle. */
export interface ResourcePlan {
  readonly resource: ResourceName
  readonly fields: FieldPlans
  /** The relationship from media to the file with the bytes. */
  readonly bytes?: string
  /** Relationships, also of paragraphs within, at which files were found that are no media. */
  readonly files?: readonly string[]
  /** A digest of what the site's table says of the type, if it says anything: with another table, the revisions of its entries change. */
  readonly table?: string
}

export interface SitePlan {
  /** Plans by type. Types that the site does not have, and menus, have none. */
  readonly types: ReadonlyMap<EntryType, readonly ResourcePlan[]>
  readonly menus: ReadonlyMap<MenuPlace, MenuAt>
  readonly frontPage: string
  readonly jsonApi: string
  /** The entries that stand in the table itself. */
  readonly entries: readonly Entry[]
}

export const pathsOf = (plan: FieldPlan): readonly string[] =>
  plan.kind === 'value' ? plan.paths : 'path' in plan ? [plan.path] : []

/** All paths of a resource's own fields. */
export const pathsIn = (fields: FieldPlans): string[] =>
  Object.values(fields).flatMap((plan) => (plan.kind === 'group' ? pathsIn(plan.fields) : pathsOf(plan)))

/** The attributes and relationships that fields are read from. */
export const headsIn = (fields: FieldPlans): string[] => pathsIn(fields).map((path) => path.split('.')[0] ?? '')
