/** Says what a Drupal has, what of it is read and what is not, and proposes the table of the site. */
import { printable } from '#content/format/printable.ts'
import { printProblem } from '#content/format/problem.ts'
import type { Collections } from '../collections.ts'
import { entityTypeOf, type Resource } from '../json-api.ts'
import type { FieldPlan, FieldPlans, SitePlan } from '../mapping/plan.ts'
import { isEmpty, valueAt } from '../value-at.ts'
import { namesOf } from './fit-fields.ts'
import { fitPlan, paragraphsIn } from './fit-plan.ts'
import { describe } from './fits.ts'
import { proposeTable } from './propose-table.ts'

export async function describeSite(plan: SitePlan, collections: Collections): Promise<string> {
  const { plan: fitted, problems, samples } = await fitPlan(plan, collections)
  const read = [...plan.types].flatMap(([type, resources]) =>
    resources.flatMap(({ resource, fields, bytes }) => {
      const there = fitted.types.get(type)?.find((one) => one.resource === resource)
      if (!there) return [`${type} ← ${resource}: not there`]
      const names = new Set([...headsIn(there.fields), ...ofDrupalItself, ...(bytes ? [bytes] : [])])
      return [
        `${type} ← ${resource}`,
        ...Object.entries(fields).flatMap(([name, field]) => lineOf(name, field, there.fields[name])),
        ...unread(samples.get(resource) ?? [], names),
      ]
    }),
  )
  return [
    ...read,
    ...menuLines(plan),
    ...sectionOf('Bundles that are not read', unreadBundles(plan, collections)),
    ...sectionOf('What stands in the way of an export', problems.map(printProblem)),
    ...sectionOf(
      'A table to begin with, for exporter/sources/drupal/mapping/mapping.ts. Look at each line',
      proposeTable(plan, fitted, collections, samples),
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
  ...['parent_id', 'parent_type', 'parent_field_name', 'behavior_settings', 'paragraph_type', 'drupal_internal__vid'],
]

const pathsOf = (plan: FieldPlan): readonly string[] =>
  plan.kind === 'value' ? plan.paths : 'path' in plan ? [plan.path] : []

function headsIn(fields: FieldPlans): string[] {
  return Object.values(fields).flatMap((plan) =>
    plan.kind === 'group' ? headsIn(plan.fields) : pathsOf(plan).map((path) => path.split('.')[0] ?? ''),
  )
}

function lineOf(name: string, plan: FieldPlan, fitted: FieldPlan | undefined): string[] {
  if (plan.kind === 'group')
    return Object.entries(plan.fields).flatMap(([inner, field]) =>
      lineOf(`${name}.${inner}`, field, fitted?.kind === 'group' ? fitted.fields[inner] : undefined),
    )
  const where =
    plan.kind === 'fixed'
      ? JSON.stringify(plan.value)
      : plan.kind === 'webform'
        ? 'the webform'
        : pathsOf(plan).join(' or ')
  const isThere = fitted !== undefined && fitted.kind !== 'absent'
  return [
    `  ${name} ${isThere ? '←' : '—'} ${where || 'nothing'}${isThere ? '' : plan.required ? ': not there, and needed' : ': not there'}`,
  ]
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
  const read = new Set(resources.flatMap(({ resource, fields }) => [resource, ...paragraphsIn(fields)]))
  return names.filter((name) => contentTypes.has(entityTypeOf(name)) && !read.has(name)).map((name) => `  ${name}`)
}
