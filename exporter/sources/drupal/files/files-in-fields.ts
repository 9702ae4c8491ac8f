/**
 * Files that stand in a field of an entity by themselves, without media: many Drupals have image fields from before there were
 * any. Each is an entry of its own; what it shows is said by the field, so by each of the fields that have it.
 */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Listed, SourceDocument } from '../../source.ts'
import type { Known } from '../address-book.ts'
import { digestOf } from '../digest.ts'
import type { Answer } from '../json-api/collections.ts'
import { fileResource, type Identifier, noTarget, type Resource, serialOf } from '../json-api/json-api.ts'
import type { FieldPlan, FieldPlans } from '../mapping/plan.ts'
import { slugged } from '../slug.ts'
import { paragraphsAt } from '../to-values.ts'
import { valueAt } from '../value-at.ts'
import { type FocalPoints, focalPointOf } from './focal-points.ts'

/** The type of our entries that files are. */
const type: EntryType = 'file'

export interface FieldFile {
  /** What leads to it from the entity, such as `field_sections.field_image`. */
  readonly path: string
  readonly target: Identifier
  /** Absent where it did not come along. */
  readonly resource: Resource | undefined
}

/** Whether a field of ours is a file, or several. */
const isForFiles = (plan: FieldPlan): boolean => plan.kind === 'value' && plan.meta.to?.includes(type) === true

/** The relationships of the entity itself, not of its paragraphs, that may lead to files. */
export function fileRelationshipsOf(fields: FieldPlans): string[] {
  return Object.values(fields).flatMap((plan): string[] => {
    if (plan.kind === 'group') return fileRelationshipsOf(plan.fields)
    return plan.kind === 'value' && isForFiles(plan) ? plan.paths.map(headOf) : []
  })
}

export function filesIn(resource: Resource, fields: FieldPlans, answer: Answer, above = ''): FieldFile[] {
  return Object.values(fields).flatMap((plan): FieldFile[] => {
    switch (plan.kind) {
      case 'group':
        return filesIn(resource, plan.fields, answer, above)
      case 'value':
        return isForFiles(plan) ? plan.paths.flatMap((path) => filesAt(resource, headOf(path), answer, above)) : []
      case 'rows':
        return paragraphsAt(plan.path, resource, answer).flatMap((row) =>
          filesIn(row, plan.fields, answer, `${above}${plan.path}.`),
        )
      case 'blocks':
        return paragraphsAt(plan.path, resource, answer).flatMap((section) => {
          const shape = Object.values(plan.types).find(({ paragraph }) => section.type === `paragraph--${paragraph}`)
          return shape ? filesIn(section, shape.fields, answer, `${above}${plan.path}.`) : []
        })
      default:
        return []
    }
  })
}

const headOf = (path: string): string => path.split('.')[0] ?? ''

function filesAt(resource: Resource, name: string, { included }: Answer, above: string): FieldFile[] {
  return [resource.relationships[name]?.data ?? []]
    .flat()
    .flatMap((target): FieldFile[] =>
      target.type === fileResource && !noTarget.has(target.id)
        ? [{ path: `${above}${name}`, target, resource: included.get(`${fileResource}/${target.id}`) }]
        : [],
    )
}

interface FileEntry {
  readonly known: Known
  readonly document: SourceDocument
}

/**
 * The entries of files in fields, each once.
 *
 * @param files in an order that stays the same. The first field that says what a picture shows has the word.
 * @param ofMedia UUIDs of files that media show, which say so themselves.
 */
export function fileEntries(
  files: readonly FieldFile[],
  ofMedia: ReadonlySet<string>,
  focalPoints: FocalPoints,
): FileEntry[] {
  const uses = Map.groupBy(files, ({ target }) => target.id)
  return [...uses].flatMap(([uuid, of]): FileEntry[] => {
    const resource = of.find(({ resource }) => resource)?.resource
    const path = resource && valueAt(resource, 'uri.url')
    if (!resource || ofMedia.has(uuid) || typeof path !== 'string') return []
    const bytes = valueAt(resource, 'filesize')
    const known = { type, id: uuid, resource: fileResource, uuid, serial: serialOf(resource), file: { uuid, path } }
    const fields = {
      slug: slugOf(resource),
      alt: descriptionOf(resource, of),
      focalPoint: focalPointOf(resource, of[0]?.target.meta, focalPoints),
    }
    const listed = revisionOf(resource, uuid, fields)
    const file = typeof bytes === 'number' ? { file: { address: path, bytes } } : {}
    return [{ known, document: { type, ...listed, fields, ...file } }]
  })
}

function revisionOf(resource: Resource, id: string, fields: object): Listed {
  const { changed } = resource.attributes
  const instant = typeof changed === 'string' ? [new Date(changed).toISOString()] : []
  return { id, revision: [...instant, digestOf([resource, fields])].join(' ') }
}

const slugOf = (file: Resource): string =>
  [slugged(nameOf(file).replace(/\.[^.]*$/, '')), serialOf(file)].filter(Boolean).join('-')

const nameOf = ({ attributes }: Resource): string => String(attributes['filename'] ?? '')

/** Of a picture its alternative text, or else its title; of another file how the field describes it, or else its name. */
function descriptionOf(file: Resource, of: readonly FieldFile[]): string | undefined {
  const said = (name: string) =>
    of.map(({ target }) => target.meta?.[name]).find((text) => typeof text === 'string' && text.trim() !== '')
  const words = said('alt') ?? said('title') ?? said('description')
  if (typeof words === 'string') return words
  return String(file.attributes['filemime']).startsWith('image/') ? undefined : nameOf(file) || undefined
}
