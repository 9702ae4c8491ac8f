/**
 * What an editor can put between the paragraphs of prose: the block components of content/schema/components.ts. A picture
 * is not among them: the editor's own uploads are pictures. The names of the fields are those that the exporter reads.
 */
import type { Block, Field } from 'payload'
import { linkTarget } from '../../../../../content/schema/field-kinds.ts'
import { linkField } from '../fields/link-field.ts'

const tones = [
  { value: 'primary', label: 'Loud' },
  { value: 'quiet', label: 'Quiet' },
]

const callToAction: Block = {
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 60 },
    linkField('link', { label: 'Leads to', required: true, need: 'always', schema: linkTarget() }),
    { name: 'tone', type: 'select', options: tones, admin: { description: 'Loud where nothing is chosen.' } },
  ],
}

const countdown: Block = {
  slug: 'countdown',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'until',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' } },
    },
    { name: 'label', type: 'text' },
    { name: 'done', type: 'text', admin: { description: 'Shown in place of the label when the time has come.' } },
  ],
}

const spanFields: Field[] = [
  { name: 'colSpan', label: 'Columns wide', type: 'number', min: 1, max: 1000 },
  { name: 'rowSpan', label: 'Rows high', type: 'number', min: 1, max: 1000 },
]

const dataTable: Block = {
  slug: 'dataTable',
  labels: { singular: 'Table of data', plural: 'Tables of data' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'caption', type: 'text' },
    { name: 'headerRow', label: 'First row is a header', type: 'checkbox', defaultValue: true },
    { name: 'headerColumn', label: 'First column is a header', type: 'checkbox', defaultValue: false },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Row', plural: 'Rows' },
      fields: [
        {
          name: 'cells',
          type: 'array',
          required: true,
          minRows: 1,
          labels: { singular: 'Cell', plural: 'Cells' },
          fields: [
            { name: 'text', type: 'textarea', admin: { rows: 1 } },
            { type: 'row', fields: spanFields },
          ],
        },
      ],
    },
  ],
}

const code: Block = {
  slug: 'code',
  labels: { singular: 'Program text', plural: 'Program texts' },
  admin: { disableBlockName: true },
  // Not Payload's field for code: its editor is loaded from another site.
  fields: [
    { name: 'language', type: 'text' },
    { name: 'code', type: 'textarea', required: true, admin: { rows: 6 } },
  ],
}

export const proseBlocks: Block[] = [callToAction, countdown, dataTable, code]
