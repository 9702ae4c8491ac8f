/** Describes the fields of a Drupal, read and unread, and proposes the table of the site. */

import { printable } from '#content/format/printable.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { Collections } from '../json-api/collections.ts'
import { entityTypeOf, fileResource, type Resource } from '../json-api/json-api.ts'
import { type FieldPlan, headsIn, pathsOf, type SitePlan } from '../mapping/plan.ts'
import { isEmpty, valueAt } from '../value-at.ts'
import { checkPlan } from './check-plan.ts'
import { namesOf } from './follow.ts'
import { nearTo, tableFile } from './mismatch.ts'
import { proposeTable } from './propose-table.ts'
import { paragraphsIn } from './sample-site.ts'
import { describe } from './value-shapes.ts'

const legend = [
  'What this Drupal has, and what the exporter makes of it. On the left are names of the contract, on the right those of the Drupal.',
  '  ←          is read from there',
  '  —          is not there. “Needed” means that an entry cannot be without it; all else may stay away',
  '  not read   is there, and nothing takes it; in brackets what is in one of it',
]

export async function describeSite(plan: SitePlan, collections: Collections): Promise<string> {
  const { plan: fitted, mismatches, samples } = await checkPlan(plan, collections)
  const read = [...plan.types].flatMap(([type, resources]) =>
    resources.flatMap(({ resource, fields, bytes }) => {
      const there = fitted.types.get(type)?.find((one) => one.resource === resource)
      if (!there) return []
      const names = new Set([...headsIn(there.fields), ...ofDrupalItself, ...(bytes ? [bytes] : [])])
      return [
        '',
        `${type} ← ${resource}`,
        ...Object.entries(fields).flatMap(([name, field]) => lineOf(name, field, ownValue(there.fields, name), true)),
        ...unread(samples.resources.get(resource) ?? [], names),
      ]
    }),
  )
  const missing = [...plan.types].filter(([type]) => (fitted.types.get(type) ?? []).length === 0)
  return [
    ...legend,
    ...read,
    ...(plan.types.has('file')
      ? ['', `file ← ${fileResource}, where a field or a text above holds a file without media`]
      : []),
    '',
    ...menuLines(plan),
    ...sectionOf(
      'Types that are not there by the name of the convention',
      missing.map(([type, resources]) => `  ${type} — ${resources.map(({ resource }) => resource).join(', ')}`),
    ),
    ...sectionOf('Bundles that are not read', unreadBundles(plan, collections)),
    ...sectionOf(
      `What stands in the way of an export. Say for each in ${tableFile} where it is, what to take in its place ({ fixed: … }), or that it is absent`,
      mismatches.map((mismatch) => `  ${[mismatch.message, ...nearTo(mismatch)].join(' ')}`),
    ),
    ...(mismatches.length > 0 ? [] : ['', 'Nothing stands in the way of an export.']),
    ...sectionOf(
      `A table to begin with, for ${tableFile}. It guesses by names, so look at each line; what is undefined only you can say`,
      proposeTable(plan, fitted, collections, samples.resources),
    ),
  ]
    .flatMap((lines) => lines.split('\n'))
    .map(printable)
    .join('\n')
}

const sectionOf = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines] : []

/** Attributes and relationships that every entity has, and that no visitor sees. */
const ofDrupalItself = [
  ...['langcode', 'status', 'created', 'changed', 'promote', 'sticky', 'default_langcode', 'path', 'metatag', 'title'],
  ...[
    'revision_timestamp',
    'revision_translation_affected',
    'revision_created',
    'revision_log',
    'revision_log_message',
  ],
  ...['node_type', 'revision_uid', 'uid', 'revision_user', 'bundle', 'thumbnail', 'vid', 'parent', 'name', 'info'],
  ...['reusable', 'block_content_type', 'content_translation_source', 'content_translation_outdated', 'weight'],
  ...['moderation_state', 'publish_on', 'unpublish_on', 'publish_state', 'unpublish_state', 'menu_link'],
  ...['parent_id', 'parent_type', 'parent_field_name', 'behavior_settings', 'paragraph_type', 'drupal_internal__vid'],
]

/** @param needed whether the contract needs the group that it stands in. */
function lineOf(name: string, plan: FieldPlan, fitted: FieldPlan | undefined, needed: boolean): string[] {
  if (plan.kind === 'group')
    return Object.entries(plan.fields).flatMap(([inner, field]) =>
      lineOf(
        `${name}.${inner}`,
        field,
        fitted?.kind === 'group' ? ownValue(fitted.fields, inner) : undefined,
        needed && plan.required,
      ),
    )
  const where =
    plan.kind === 'fixed'
      ? JSON.stringify(plan.value)
      : plan.kind === 'webform'
        ? 'the webform'
        : pathsOf(plan).join(' or ')
  const isThere = fitted !== undefined && fitted.kind !== 'absent'
  const what = isThere ? '' : needed && plan.required ? ': not there, and needed' : ': not there'
  return [`  ${name} ${isThere ? '←' : '—'} ${where || 'nothing'}${what}`]
}

function unread(samples: readonly Resource[], read: ReadonlySet<string>): string[] {
  const names = namesOf(samples).filter((name) => !read.has(name) && !name.startsWith('drupal_internal__'))
  return names.map((name) => {
    const value = samples.map((sample) => valueAt(sample, name)).find((one) => !isEmpty(one))
    return `  not read: ${name} (${value === undefined ? 'empty' : describe(value)})`
  })
}

const menuLines = ({ menus }: SitePlan): string[] => [...menus].map(([place, { menu }]) => `menu ${place} ← ${menu}`)

const contentTypes: ReadonlySet<string> = new Set([
  ...['node', 'taxonomy_term', 'media', 'block_content', 'paragraph', 'redirect', 'config_pages', 'webform'],
])

function unreadBundles({ types }: SitePlan, { names }: Collections): string[] {
  const resources = [...types.values()].flat()
  const read = new Set(
    resources.flatMap(({ resource, fields }) => [resource, ...paragraphsIn(fields).map((row) => row.resource)]),
  )
  return names.filter((name) => contentTypes.has(entityTypeOf(name)) && !read.has(name)).map((name) => `  ${name}`)
}
