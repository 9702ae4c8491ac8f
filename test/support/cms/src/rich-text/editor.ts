/**
 * The rich text editor: exactly what the contract's prose can hold, so that nothing an editor does is lost on its way to
 * the site.
 */
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, FieldAffectingData } from 'payload'
import { linkableCollections } from '../fields/link-field.ts'
import { relationshipCheck } from '../fields/reference-field.ts'
import { addressProblem } from './address-problem.ts'
import { proseBlocks } from './prose-blocks.ts'

const pictureFields: Field[] = [
  { name: 'caption', type: 'text' },
  {
    name: 'align',
    label: 'Width',
    type: 'select',
    admin: { description: 'Leave empty for as wide as the text.' },
    options: [
      { value: 'wide', label: 'Wide' },
      { value: 'full', label: 'Edge to edge' },
    ],
  },
]

const linkedPart: Field = {
  name: 'hash',
  label: 'Part of the page',
  type: 'text',
  admin: {
    condition: (_, link) => link?.linkType === 'internal',
    description: 'A heading of the page, such as opening-hours.',
  },
}

export const proseEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    ChecklistFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: linkableCollections,
      fields: ({ defaultFields }) => [...defaultFields.map(withOwnChecks), linkedPart],
    }),
    UploadFeature({ enabledCollections: ['file' as never], collections: { file: { fields: pictureFields } } }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: proseBlocks }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

function withOwnChecks(field: FieldAffectingData) {
  if (field.name === 'url') return { ...field, validate: addressProblem } as FieldAffectingData
  return field.name === 'doc' ? ({ ...field, validate: relationshipCheck('always') } as FieldAffectingData) : field
}
