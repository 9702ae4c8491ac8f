/** The heading of a change of a field. */
import type { FieldChange } from '#review/entry-change.ts'
import { lowerFirst } from '#review/snapshots/side.ts'

/** `Hero, link, label` */
export function headingOf({ groups = [], label }: FieldChange): string {
  const [first = label, ...others] = [...groups, label]
  return [first, ...others.map(lowerFirst)].join(', ')
}
