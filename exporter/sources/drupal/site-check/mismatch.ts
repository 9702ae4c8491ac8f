/** A difference between the mapping and the site, and its remedy. */
import type { Problem } from '#content/format/problem.ts'

export interface Mismatch {
  readonly message: string
  /** Names that may be meant, the nearest first. */
  readonly near?: readonly string[]
  readonly hint: string
}

export const tableFile = 'exporter/sources/drupal/mapping/mapping.ts'

export const describeIt = '`npm run export -- --describe` lists what there is.'

/** A sentence, or none where no name is near. */
export const nearTo = ({ near = [] }: Mismatch): readonly string[] =>
  near.length > 0 ? [`Near to it: ${near.join(', ')}.`] : []

export const toProblem = (mismatch: Mismatch): Problem => ({
  message: mismatch.message,
  hint: [...nearTo(mismatch), mismatch.hint].join(' '),
})
