/**
 * Makes the fields of the editing forms from the contract: one row of the table for each kind of field, so that a new
 * kind in the contract does not compile until the CMS has a form for it.
 */
import type { Field } from 'payload'
import type * as z from 'zod'
import { blockShapes } from '../../../../../content/format/walk-fields.ts'
import { type FieldKind, fieldMeta, isRequired, labelOf, unwrap } from '../../../../../content/schema/field.ts'
import { checkBy, type Need, needWithin } from './contract-check.ts'
import { baseOf, type FieldBase, type FieldPlan, minRows, optionsOf, rowLabels } from './field-plan.ts'
import { linkField } from './link-field.ts'
import { referenceField } from './reference-field.ts'
import { singular } from './singular.ts'

type Builder = (plan: FieldPlan, base: FieldBase) => Field | undefined

const nothing: Builder = () => undefined

/** `admin.components.Field` of a form field of our own; the file and its export are looked up in the import map. */
const formFieldOf = (component: string) => ({ Field: `/src/admin/${component}` })

const builders = {
  blocks: (plan, base) => ({
    ...base,
    type: 'blocks',
    ...rowLabels(base.label),
    ...minRows(plan),
    blocks: blocksOf(plan.schema),
    admin: { ...base.admin, initCollapsed: true },
  }),
  boolean: (_, base) => ({ ...base, required: false, type: 'checkbox', defaultValue: false }),
  select: ({ name, meta, schema, need }, base) => ({
    ...base,
    type: 'select',
    // SQLite has no enums. Made from all names on the way to the field, the name would be too long for Payload.
    enumName: name,
    options: optionsOf(meta),
    validate: checkBy(schema, need),
  }),
  multiSelect: ({ meta, schema, need }, base) => ({
    ...base,
    type: 'select',
    hasMany: true,
    options: optionsOf(meta),
    validate: checkBy(schema, need),
  }),
  // A text, not a date of Payload's: that is an instant, and a day must not move with anybody's time zone.
  day: ({ schema, need }, base) => ({
    ...base,
    type: 'text',
    validate: checkBy(schema, need),
    admin: { ...base.admin, components: formFieldOf('day-field.tsx#DayField') },
  }),
  fixed: nothing,
  group: ({ schema, need }, base) => ({
    ...base,
    type: 'group',
    fields: sideBySide(fieldsOfShape(shapeOf(schema), need === 'never' ? { up: 0 } : need)),
  }),
  instant: ({ schema, need }, base) => ({
    ...base,
    type: 'date',
    validate: checkInstant(schema, need),
    admin: {
      ...base.admin,
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'd MMM yyyy, HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
    },
  }),
  multilineText: ({ meta, schema, need }, base) => ({
    ...base,
    type: 'textarea',
    validate: checkBy(schema, need),
    admin: { ...base.admin, rows: (meta.max ?? 0) > 500 ? 6 : 3 },
  }),
  link: ({ name, need, schema }, base) => linkField(name, { ...base, need, schema }),
  list: (plan, base) => {
    const fields = fieldsOfShape(shapeOf(itemOf(plan.schema)), 'always')
    return {
      ...base,
      type: 'array',
      ...rowLabels(base.label),
      ...minRows(plan),
      fields,
      admin: {
        ...base.admin,
        initCollapsed: true,
        components: {
          RowLabel: { path: '/src/admin/row-label.tsx#RowLabel', clientProps: { item: singular(base.label) } },
        },
      },
    }
  },
  measured: nothing,
  number: ({ meta, schema, need }, base) => ({
    ...base,
    type: 'number',
    validate: checkBy(schema, need),
    label: meta.unit ? `${base.label} (${meta.unit})` : base.label,
  }),
  prose: (_, base) => ({ ...base, type: 'richText' }),
  reference: referenceField,
  references: referenceField,
  text: ({ schema, need }, base) => ({ ...base, type: 'text', validate: checkBy(schema, need) }),
  textList: ({ schema, need }, base) => ({
    ...base,
    type: 'text',
    hasMany: true,
    validate: checkBy(schema, need),
    admin: { ...base.admin, components: formFieldOf('lines-field.tsx#LinesField') },
  }),
  time: ({ schema, need }, base) => ({
    ...base,
    type: 'text',
    validate: checkBy(schema, need),
    admin: { ...base.admin, components: formFieldOf('time-field.tsx#TimeField') },
  }),
} as const satisfies Record<FieldKind, Builder>

/** The form field of a field of the contract; none for what no editor types. */
export function toField(name: string, schema: z.core.$ZodType, within: Need = 'always'): Field | undefined {
  const meta = fieldMeta(schema)
  const plan = { name, meta, schema: unwrap(schema), need: needWithin(within, isRequired(schema)) }
  const build: Builder = builders[meta.kind]
  return build(plan, baseOf(plan))
}

export function fieldsOfShape(shape: z.core.$ZodShape, within: Need): Field[] {
  return Object.entries(shape).flatMap(([name, schema]) => toField(name, schema, within) ?? [])
}

/** Two numbers, such as a position on the map, stand in one row. */
const sideBySide = (fields: Field[]): Field[] =>
  fields.every(({ type }) => type === 'number') ? [{ type: 'row', fields }] : fields

const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape => (schema as z.ZodObject).shape

const itemOf = (schema: z.core.$ZodType): z.core.$ZodType => (schema as z.ZodArray).def.element

// Payload keeps milliseconds, the contract does not.
const checkInstant = (schema: z.core.$ZodType, need: Need) => {
  const check = checkBy(schema, need)
  return (value: unknown, options: Parameters<typeof check>[1]) =>
    check(value instanceof Date ? value.toISOString() : value, options)
}

function blocksOf(schema: z.core.$ZodType) {
  return Object.entries(blockShapes(itemOf(schema) as z.ZodDiscriminatedUnion)).map(([slug, shape]) => {
    const label = labelOf(slug, {})
    return {
      slug,
      labels: { singular: label, plural: label },
      fields: fieldsOfShape(shape, 'always'),
      admin: {
        disableBlockName: true,
        components: { Label: { path: '/src/admin/block-label.tsx#BlockLabel', clientProps: { block: label } } },
      },
    }
  })
}
