/** Values of fields as a reviewer reads them. */

import { entryKey } from '#content/schema/entry-key.ts'
import type { FieldMeta } from '#content/schema/field.ts'
import { classifyLink } from '#content/schema/link.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { formatDay, formatInstant } from '#site/loaders/format/dates.ts'
import { formatRinggit } from '#site/shared/money.ts'

/** The title of an entry, by `<type>/<id>`; of one that is gone, the last one. */
export type TitleFor = (key: string) => string

export function valueText(meta: FieldMeta, value: unknown, titleFor: TitleFor): string {
  switch (meta.kind) {
    case 'boolean':
      return value === true ? 'yes' : 'no'
    case 'select':
    case 'multiSelect':
      return ownValue(meta.options ?? {}, String(value)) ?? String(value)
    case 'day':
      return formatDay(String(value)).text
    case 'instant':
      return formatInstant(String(value)).text
    case 'number':
      return numberText(Number(value), meta.unit)
    case 'reference':
    case 'references':
      return titleFor(String(value))
    case 'link':
      return linkTextOf(String(value), titleFor)
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

function numberText(value: number, unit: string | undefined): string {
  if (unit === 'RM') return formatRinggit(value)
  return unit === undefined ? String(value) : `${value}${unit === '%' || unit === '°' ? '' : ' '}${unit}`
}

function linkTextOf(target: string, titleFor: TitleFor): string {
  const link = classifyLink(target)
  return link.kind === 'reference' ? `${titleFor(entryKey(link))}${link.hash ?? ''}` : target
}
