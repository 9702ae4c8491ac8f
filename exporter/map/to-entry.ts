/**
 * Turns a document of the CMS into an entry of the contract, field by field along the schema.
 *
 * Pure. The schema gives the kind of each field, the source's readers parse a value of that kind, and `isPublished` tells of
 * other entries; so nothing here depends on a CMS or on a type of entry.
 */

import * as z from 'zod'
import { blockShapes } from '#content/format/walk-fields.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import { type Entry, entryTypes, fieldsOf } from '#content/schema/entry-types.ts'
import { type FieldMeta, fieldMeta, unwrap } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { ExportProblem, ReportProblem } from '../problem.ts'
import type { FieldReaders, ReadContext, SourceDocument, SourceValues } from '../sources/source.ts'

export interface MapContext {
  readonly readers: FieldReaders
  /** Whether visitors can see the entry, `<type>/<id>`. */
  readonly isPublished: (key: string) => boolean
  readonly report: ReportProblem
}

export interface MappedEntry {
  /** Absent when a problem that blocks was reported. */
  readonly entry: Entry | undefined
  /** `<type>/<id>` of unpublished entries that it refers to. */
  readonly waiting: readonly string[]
}

/**
 * The entry of a document.
 *
 * @param measured for a `file`: what was measured from its bytes.
 */
export function toEntry(document: SourceDocument, context: MapContext, measured: SourceValues = {}): MappedEntry {
  const mapping = new Mapping(document, context)
  const values = mapping.object(fieldsOf(document.type), document.fields, [])
  const given = { ...values, ...measured, type: document.type, id: document.id }
  const result = entryTypes[document.type].schema.safeParse(given, { reportInput: true })
  if (result.success) return { entry: result.data as Entry, waiting: [...mapping.waiting].sort() }
  for (const issue of result.error.issues) {
    mapping.report(issue.path, {
      severity: 'blocks',
      message: faultOf(issue),
      hint: 'Mend the field in the CMS and publish the entry.',
    })
  }
  return { entry: undefined, waiting: [...mapping.waiting].sort() }
}

/**
 * Describes the fault of a value to editors. Zod names only types where a value is missing, as the field is empty or
 * refers to an unpublished entry, and where a number such as 1.5 is not a whole one.
 */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.input === undefined) return 'is required, and there is nothing in it'
  return issue.expected === 'int' && typeof issue.input === 'number' ? 'must be a whole number' : issue.message
}

class Mapping {
  readonly waiting = new Set<string>()
  /** Fields that are without what they refer to. */
  readonly #without = new Set<string>()
  readonly #document: SourceDocument
  readonly #context: MapContext

  constructor(document: SourceDocument, context: MapContext) {
    this.#document = document
    this.#context = context
  }

  /** The fields that have a value. A field that the schema does not know is reported, as it is not exported. */
  object(shape: z.core.$ZodShape, values: SourceValues, path: readonly string[]): SourceValues {
    const out: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(shape)) {
      const value = this.value(schema, ownValue(values, name), [...path, name])
      if (value !== undefined) out[name] = value
    }
    for (const [name, value] of Object.entries(values)) {
      if (Object.hasOwn(shape, name) || value === null || value === undefined) continue
      this.report([...path, name], {
        severity: 'notice',
        message: 'is a field that the contract does not know',
        hint: 'It is not exported. Add it to content/schema/ if the site is to show it.',
      })
    }
    return out
  }

  value(schema: z.core.$ZodType, value: unknown, path: readonly string[]): unknown {
    const meta = fieldMeta(schema)
    const inner = unwrap(schema)
    if (meta.kind === 'fixed' || meta.kind === 'measured' || value === undefined || value === null) return undefined
    if (meta.kind === 'group') return this.group(inner, value, path)
    if (meta.kind === 'list' || meta.kind === 'blocks') return this.rows(inner, meta, value, path)
    return this.#context.readers[meta.kind](value, meta, this.readContext(path))
  }

  /** Absent if no field of the group is filled in: CMSs send empty groups. */
  group(schema: z.core.$ZodType, value: unknown, path: readonly string[]): SourceValues | undefined {
    if (!(schema instanceof z.ZodObject) || typeof value !== 'object') return undefined
    const read = this.object(schema.shape, value as SourceValues, path)
    const filled = Object.values(read).some((item) => item !== false && !(Array.isArray(item) && item.length === 0))
    return filled ? read : undefined
  }

  rows(schema: z.core.$ZodType, { kind }: FieldMeta, value: unknown, path: readonly string[]): readonly SourceValues[] {
    if (!(schema instanceof z.ZodArray)) return []
    const element = schema.def.element
    return this.#context.readers.rows(value).flatMap((row, index): readonly SourceValues[] => {
      const here = [...path, String(index)]
      if (kind === 'list') return [this.object((element as z.ZodObject).shape, row.values, here)]
      const union = element as z.ZodDiscriminatedUnion
      const type = String(row.block)
      const shape = ownValue(blockShapes(union), type)
      if (shape) {
        const block = { type, ...this.object(shape, row.values, here) }
        return this.#isWaiting(union, block, here) ? this.#leaveOut(type, here) : [block]
      }
      this.report(here, {
        severity: 'blocks',
        message: `the section type "${type}" is unknown`,
        hint: 'Remove the section, or add its type to content/schema/sections.ts.',
      })
      return [{ type }]
    })
  }

  /** Whether a section lacks only what is not published, such as a form that is closed, or the one film that it lists. */
  #isWaiting(union: z.ZodDiscriminatedUnion, block: SourceValues, path: readonly string[]): boolean {
    if (this.#without.size === 0) return false
    const { error } = union.safeParse(block)
    return error?.issues.every((issue) => this.#without.has([...path, ...issue.path].join('.'))) ?? false
  }

  #leaveOut(type: string, path: readonly string[]): [] {
    this.report(path, {
      severity: 'notice',
      message: `the section of the type "${type}" is left out, as what it shows is not published`,
      hint: 'It is back once that is.',
    })
    return []
  }

  readContext(path: readonly string[]): ReadContext {
    return {
      isPublished: this.#context.isPublished,
      waitFor: (key) => {
        this.waiting.add(key)
        this.#without.add(path.join('.'))
        this.report(path, {
          severity: 'notice',
          message: `refers to ${key}, which is not published`,
          hint: 'The reference is left out until it is.',
        })
      },
      report: (problem) => this.report(path, problem),
    }
  }

  report(path: readonly PropertyKey[], problem: ExportProblem): void {
    const { fields } = this.#document
    const title = typeof fields['title'] === 'string' ? { title: fields['title'] } : {}
    const field = path.length > 0 ? { field: path.join('.') } : {}
    this.#context.report({ entry: entryKey(this.#document), ...title, ...field, ...problem })
  }
}
