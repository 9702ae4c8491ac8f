/** Drupal's machine names: small letters, digits and underscores, 32 of them at most. */

import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'

/** Characters. */
export const maxMachineNameLength = 32

/** The name of a field that a site builder adds: Drupal itself puts `field_` before it. */
export const drupalFieldOf = (name: string): string => `field_${machineName(name)}`

/** The bundle of a type. “International” takes more of the 32 letters than its types can spare. */
export const bundleOf = (type: EntryType): string => machineName(type).replace(/^international_/, 'intl_')

/** Paragraph types of rows that several lists share, or that the name of the list says badly. */
const rowNames: Readonly<Record<string, string>> = {
  hours: 'opening_hours',
  halls: 'hall',
  features: 'feature',
  reviews: 'review',
  openings: 'job_opening',
  pages: 'page_address',
  captions: 'caption_file',
  items: 'dish',
  menu: 'dish',
  'accordion.items': 'accordion_item',
  'cards.items': 'card',
  'table.rows': 'table_row',
  'schedule.rows': 'schedule_row',
}

/** The paragraph type of the rows of a list. @param section the type of the section that the list stands in. */
export function rowNameOf(list: string, section: string | undefined): string {
  return (section && ownValue(rowNames, `${section}.${list}`)) || ownValue(rowNames, list) || machineName(list)
}
