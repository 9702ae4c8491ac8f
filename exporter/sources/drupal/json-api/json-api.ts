/**
 * The answers of JSON:API, as far as they are read. Links and texts that differ from answer to answer are left behind
 * here.
 */
import * as z from 'zod'
import { ownValue } from '#content/schema/own-value.ts'

export const identifier = z.object({
  type: z.string(),
  /** The UUID of the target, or one of the words below. */
  id: z.string(),
  meta: z.record(z.string(), z.unknown()).optional(),
})

/** Words that stand in place of a UUID: the root above the topmost terms, a target that is gone, and one of no known type. */
export const noTarget: ReadonlySet<string> = new Set(['virtual', 'missing', 'unknown'])

const resource = z.object({
  // The bundle in an address is not checked by Drupal: this says what came.
  type: z.string(),
  id: z.string().min(1),
  attributes: z.record(z.string(), z.unknown()).default({}),
  relationships: z
    .record(z.string(), z.object({ data: z.union([identifier, z.array(identifier), z.null()]).optional() }))
    .default({}),
})

const omittedLink = z.looseObject({
  href: z.string().optional(),
  meta: z.looseObject({ detail: z.string().optional() }).optional(),
})

const omitted = z.looseObject({ links: z.record(z.string(), z.union([omittedLink, z.string()])).default({}) })

export const collection = z.object({
  data: z.array(resource),
  included: z.array(resource).default([]),
  links: z.looseObject({ next: z.unknown() }).partial().default({}),
  meta: z.looseObject({ omitted: omitted.optional() }).optional(),
})

export const index = z.object({
  links: z.record(z.string(), z.union([z.looseObject({ href: z.string() }), z.string()])),
  meta: z.looseObject({ links: z.looseObject({ me: z.unknown() }).partial().optional() }).optional(),
})

export type Identifier = z.output<typeof identifier>
export type Resource = z.output<typeof resource>
type Collection = z.output<typeof collection>

export const isIdentifier = (value: unknown): value is Identifier => identifier.safeParse(value).success

/** A resource that Drupal found but does not hand out. */
export interface Omission {
  readonly href: string
  readonly why: string
}

/** The keys of the links are other ones each time, and one of them is no omission but leads to Drupal's help. */
export function omissionsIn({ meta }: Collection): Omission[] {
  return Object.entries(meta?.omitted?.links ?? {}).flatMap(([name, link]): Omission[] =>
    name === 'help' || typeof link === 'string' ? [] : [{ href: link.href ?? '', why: link.meta?.detail ?? '' }],
  )
}

/** Drupal names the permission that is missing. What is merely unpublished is omitted without a reason. */
export const lacksPermission = ({ why }: Omission): boolean => /permission is required/i.test(why)

/** Files, whichever their kind. */
export const fileResource = 'file--file'

export const entityTypeOf = (resourceType: string): string => resourceType.split('--')[0] ?? ''

/** The attribute with the number by which Drupal counts entities of a type. */
export function serialNameOf(resourceType: string): string {
  return `drupal_internal__${ownValue(serialNames, entityTypeOf(resourceType)) ?? 'id'}`
}

const serialNames: Readonly<Record<string, string>> = {
  node: 'nid',
  taxonomy_term: 'tid',
  media: 'mid',
  file: 'fid',
  crop: 'cid',
  redirect: 'rid',
}

export const serialOf = ({ type, attributes }: Pick<Resource, 'type' | 'attributes'>): number | undefined => {
  const serial = ownValue(attributes, serialNameOf(type))
  return typeof serial === 'number' ? serial : undefined
}

/**
 * Entity types with a published state and a time of last save; entities of other types are compared as a whole. An
 * unpublished file is one that nothing uses any more, or that was never saved with content.
 */
const published: ReadonlySet<string> = new Set(['node', 'taxonomy_term', 'media', 'block_content', 'file'])
export const canBeUnpublished = (resourceType: string): boolean => published.has(entityTypeOf(resourceType))
