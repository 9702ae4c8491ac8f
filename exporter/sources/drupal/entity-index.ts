/** An index from entities of the Drupal to our entries: by UUID, number, alias, and file. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { FocalPoint } from './files/focal-points.ts'
import { entityTypeOf, fileResource, type Identifier, noTarget } from './json-api/json-api.ts'
import { webformOf } from './webform/form-fields.ts'
import type { WebformElements } from './webform/webform-element.ts'

export interface KnownEntity {
  readonly type: EntryType
  /** The id of our entry. */
  readonly id: string
  /** `node--movie`. */
  readonly resource: string
  readonly uuid: string
  readonly serial?: number | undefined
  readonly alias?: string | undefined
  /** The file that it shows, for media. */
  readonly file?: { readonly uuid: string; readonly path: string } | undefined
  /** The alternative text of a file, as far as a list says it. */
  readonly alt?: string | undefined
  readonly elsewhere?: DerivedValues
}

/** Values that an entity does not hold itself: elements of a form's webform, the focal point of media, a redirect's unique slug. */
export interface DerivedValues {
  readonly slug?: string
  readonly elements?: WebformElements
  readonly focalPoint?: FocalPoint
}

export class EntityIndex {
  readonly #byType = new Map<EntryType, readonly KnownEntity[]>()
  #index: ReadonlyMap<string, KnownEntity> | undefined

  has(type: EntryType): boolean {
    return this.#byType.has(type)
  }

  /** Everything of a type that is known now, in place of what was. */
  set(type: EntryType, known: readonly KnownEntity[]): void {
    this.#byType.set(type, known)
    this.#index = undefined
  }

  ofType(type: EntryType): readonly KnownEntity[] {
    return this.#byType.get(type) ?? []
  }

  /** @param id a UUID, a number, or for a file its path. */
  find(entityType: string, id: string | number): KnownEntity | undefined {
    return this.#all().get(`${entityType} ${id}`)
  }

  /** The entity that a relationship leads to. A webform is known by its machine name, too. */
  target(target: Identifier): KnownEntity | undefined {
    if (noTarget.has(target.id)) return undefined
    const name = webformName(target)
    return (name === undefined ? undefined : this.find('webform', name)) ?? this.find(target.type, target.id)
  }

  byAlias(path: string): KnownEntity | undefined {
    return this.#all().get(path)
  }

  #all(): ReadonlyMap<string, KnownEntity> {
    this.#index ??= new Map([...this.#byType.values()].flat().flatMap((known) => [...namesOf(known)]))
    return this.#index
  }
}

/** The machine name of the webform that a relationship leads to. */
export function webformName({ type, meta }: Identifier): string | undefined {
  const name = meta?.['drupal_internal__target_id']
  return entityTypeOf(type) === 'webform' && typeof name === 'string' ? name : undefined
}

function* namesOf(known: KnownEntity): Generator<[string, KnownEntity]> {
  const { resource, uuid, serial, alias, file, type, id } = known
  const entityType = entityTypeOf(resource)
  yield [`${entityType} ${uuid}`, known]
  yield [`${resource} ${uuid}`, known]
  if (serial !== undefined) yield [`${entityType} ${serial}`, known]
  if (alias !== undefined) yield [alias, known]
  if (type === 'form') yield [`webform ${webformOf(id)}`, known]
  if (file) {
    yield [`file ${file.uuid}`, known]
    yield [`${fileResource} ${file.uuid}`, known]
    yield [`file ${file.path}`, known]
  }
}
