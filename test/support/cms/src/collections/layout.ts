/**
 * Where each field stands in the editing form: what places and dates an entry in the sidebar, the rest under tabs, so that
 * no form is a single long column.
 */
import type { Field, Tab } from 'payload'
import { type FieldMeta, fieldMeta } from '../../../../../content/schema/field.ts'
import { toField } from '../fields/to-field.ts'

type Shape = Readonly<Record<string, import('zod').core.$ZodType>>
type Place = 'title' | 'sidebar' | 'Content' | 'Facts' | 'Pictures' | 'Search'

const tabs = ['Content', 'Facts', 'Pictures', 'Search'] as const

const sidebarNames = new Set([
  'slug',
  'path',
  'key',
  'order',
  'placement',
  'featured',
  'dismissible',
  'challenge',
  'permanent',
])
const searchNames = new Set(['seo', 'noIndex', 'canonical'])
const validityNames = new Set(['from', 'to', 'lastDay', 'advancedSalesFrom', 'releaseDate', 'updated', 'date'])

function placeOf(name: string, meta: FieldMeta): Place {
  if (name === 'title') return 'title'
  if (sidebarNames.has(name)) return 'sidebar'
  if (validityNames.has(name) && (meta.kind === 'day' || meta.kind === 'instant')) return 'sidebar'
  if (searchNames.has(name)) return 'Search'
  if (isPicture(name, meta)) return 'Pictures'
  return meta.kind === 'prose' ||
    meta.kind === 'multilineText' ||
    meta.kind === 'blocks' ||
    name === 'hero' ||
    name === 'tagline'
    ? 'Content'
    : 'Facts'
}

const isPicture = (name: string, { kind, to }: FieldMeta) =>
  ((kind === 'reference' || kind === 'references') && to?.length === 1 && to[0] === 'file') ||
  name === 'trailer' ||
  name === 'video'

/** The fields of a type, laid out. A short form stays without tabs. */
export function layOut(shape: Shape, own: readonly Field[] = []): Field[] {
  const placed = Object.entries(shape).flatMap(([name, schema]) => {
    const field = toField(name, schema)
    return field ? [{ field, place: placeOf(name, fieldMeta(schema)) }] : []
  })
  const at = (place: Place) => {
    const fields = placed.filter((item) => item.place === place).map((item) => item.field)
    return place === 'Content' ? fields : tallLast(fields)
  }
  const main = tabs.flatMap(at)
  const filled = tabs.flatMap((label): Tab[] => (at(label).length > 0 ? [{ label, fields: at(label) }] : []))
  const body: Field[] = main.length > 6 && filled.length > 1 ? [{ type: 'tabs', tabs: filled }] : main
  return [...at('title'), ...own, ...body, ...at('sidebar').map(inSidebar)]
}

/** What is tall would hide what stands below it. Content keeps the order in which it is read. */
const tallLast = (fields: readonly Field[]) => [...fields.filter((field) => !isTall(field)), ...fields.filter(isTall)]
const isTall = ({ type }: Field) => type === 'group' || type === 'array'

export function inSidebar(field: Field): Field {
  return { ...field, admin: { ...field.admin, position: 'sidebar' } } as Field
}
