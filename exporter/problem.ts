/** What is wrong with one entry of the CMS, or with a file of the content folder. A value, not an exception: problems are collected and reported together. */
export interface Problem {
  /** `blocks`: nothing is replaced until it is mended. `notice`: told, and dealt with as `hint` says. */
  readonly severity: 'blocks' | 'notice'
  /** `<type>/<id>`, or a type alone; for what is no entry's, the file, relative to the content folder. */
  readonly entry: string
  /** What an editor knows the entry by. */
  readonly title?: string
  /** Dotted path of the field; absent where the entry as a whole is meant. */
  readonly field?: string
  /** Counted from 1, within the prose of the field. */
  readonly line?: number
  readonly column?: number
  readonly what: string
  /** What to do about it, or what was done. */
  readonly hint: string
}

export type Report = (problem: Problem) => void
