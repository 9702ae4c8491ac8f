/**
 * The id and the slug of an entry. Both are proposed from the title where the editor leaves them empty; the slug may be
 * changed later, the id never: files of the snapshot and references hang on it.
 */
import type { CollectionSlug, Field, FieldHook, PayloadRequest } from 'payload'
import { entryId } from '../../../../../content/schema/field-kinds.ts'
import { checkBy } from '../fields/contract-check.ts'

type NameOf = (data: Readonly<Record<string, unknown>>, req: PayloadRequest) => unknown

/** What an entry is named after: a page by its address, else by its slug or its title. */
const nameOf: NameOf = (data) => data['slug'] || data['path'] || data['title']

/** 'Naga: Sungai Ketujuh!' → 'naga-sungai-ketujuh'. At most 80 characters, so that a number fits behind. */
export function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

export function idField(collection: CollectionSlug, proposeFrom: NameOf = nameOf, madeFrom = 'the title'): Field {
  const propose: FieldHook = ({ data, operation, originalDoc, req, value }) =>
    value || operation !== 'create'
      ? value
      : free(collection, 'id', toSlug(String(proposeFrom({ ...originalDoc, ...data }, req) || 'entry')) || 'entry', req)
  return {
    name: 'id',
    label: 'Id',
    type: 'text',
    validate: checkBy(entryId(), 'always'),
    hooks: { beforeValidate: [propose], beforeDuplicate: [forget] },
    access: { update: () => false },
    admin: {
      position: 'sidebar',
      description: `Made from ${madeFrom} when left empty. Never changes.`,
      placeholder: 'made when saved',
    },
  }
}

/** Lets an empty slug be made from the title, and keeps two entries from sharing one. */
export function proposing(
  field: Field,
  collection: CollectionSlug,
  proposeFrom: NameOf = (data) => data['title'],
): Field {
  const propose: FieldHook = ({ data, originalDoc, req, value }) => {
    const name = toSlug(String(proposeFrom({ ...originalDoc, ...data }, req) || ''))
    return value || !name ? value : free(collection, 'slug', name, req)
  }
  return {
    ...field,
    required: false,
    unique: true,
    index: true,
    hooks: { beforeValidate: [propose], beforeDuplicate: [forget] },
  } as Field
}

/** A copy is another entry, so it gets names of its own. */
export const forget: FieldHook = () => null

/** The first of name, name-2, name-3, … that nobody has, the trash included: what is there may come back. */
async function free(
  collection: CollectionSlug,
  field: 'id' | 'slug',
  name: string,
  req: PayloadRequest,
): Promise<string> {
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : `${name}-${number}`
    const { totalDocs } = await req.payload.count({
      collection,
      req,
      trash: true,
      where: { [field]: { equals: wanted } },
    })
    if (totalDocs === 0) return wanted
  }
}
