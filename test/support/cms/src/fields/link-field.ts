/**
 * The form field for where a link leads. The contract has one text for it; an editor chooses a kind first, and then sees
 * only what belongs to that kind: a page of the site, an address, or a service.
 */
import type { CollectionSlug, Field, GroupField } from 'payload'
import type * as z from 'zod'
import { entryTypeNames, entryTypes } from '../../../../../content/schema/entry-types.ts'
import { collectionOf, services } from '../names.ts'
import { type CheckOptions, checkBy, isEmpty, isNeeded, type Need } from './contract-check.ts'
import { relationshipCheck } from './reference-field.ts'

interface LinkBase extends Pick<GroupField, 'admin' | 'label'> {
  readonly need: Need
  readonly required?: boolean
  readonly schema: z.core.$ZodType
}

/** The collections whose entries have a page. */
export const linkableCollections = entryTypeNames
  .filter((type) => 'url' in entryTypes[type])
  .map((type) => collectionOf(type) as CollectionSlug)

const byTitle = Object.fromEntries(linkableCollections.map((collection) => [collection, 'title']))

const kindLabels = { entry: 'A page of this site', address: 'An address', service: 'A service' } as const
type Kind = keyof typeof kindLabels

const isKind = (kind: Kind) => (_: unknown, link: { kind?: unknown } | undefined) => link?.kind === kind

export function linkField(name: string, { need, schema, required: _, ...base }: LinkBase): Field {
  // The parts stand one group further down than the link itself.
  const partNeed: Need = typeof need === 'string' ? need : { up: need.up + 1 }
  return {
    ...base,
    name,
    type: 'group',
    hooks: { beforeChange: [({ value }) => withoutOtherKinds(value)] },
    fields: [
      {
        name: 'kind',
        label: false,
        type: 'radio',
        defaultValue: 'entry',
        options: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
        admin: { layout: 'horizontal' },
      },
      {
        type: 'row',
        admin: { condition: isKind('entry') },
        fields: [
          {
            name: 'entry',
            label: 'Page',
            type: 'relationship',
            relationTo: linkableCollections,
            validate: relationshipCheck(partNeed),
            admin: { condition: isKind('entry'), width: '65%', sortOptions: byTitle },
          },
          {
            name: 'fragment',
            label: 'Part of the page',
            type: 'text',
            validate: (value: unknown) => !value || /^[^\s#]+$/.test(String(value)) || 'One word, without #.',
            admin: { condition: isKind('entry'), width: '35%', placeholder: 'a heading, such as opening-hours' },
          },
        ],
      },
      {
        name: 'address',
        label: 'Address',
        type: 'text',
        validate: addressCheck(schema, partNeed),
        admin: { condition: isKind('address'), placeholder: 'https://…, mailto:…, tel:…, /path or #part' },
      },
      {
        name: 'service',
        label: 'Service',
        type: 'select',
        options: Object.entries(services).map(([value, label]) => ({ value, label })),
        validate: (value: unknown, options: CheckOptions) =>
          isEmpty(value) && isNeeded(partNeed, options) ? 'Please choose.' : true,
        admin: { condition: isKind('service'), description: 'Its address is set where the site is deployed.' },
      },
    ],
  }
}

const addressCheck = (schema: z.core.$ZodType, need: Need) => {
  const check = checkBy(schema, need)
  return (value: unknown, options: Parameters<typeof check>[1]) =>
    typeof value === 'string' && /^(?:ref|service):/.test(value)
      ? 'Choose "A page of this site" or "A service" instead.'
      : check(value, options)
}

/** What was chosen under another kind before must not linger where nobody sees it. */
function withoutOtherKinds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { kind, entry, fragment, address, service } = value as Record<string, unknown>
  return {
    kind,
    entry: kind === 'entry' ? entry : null,
    fragment: kind === 'entry' ? fragment : null,
    address: kind === 'address' ? address : null,
    service: kind === 'service' ? service : null,
  }
}
