/** The words of vocabularies. */
import type { Source } from './source.ts'

export const termTitle = (source: Source, key: string): string => source.entry('taxonomy', key).title
export const termTitles = (source: Source, keys: readonly string[]): string[] =>
  keys.map((key) => termTitle(source, key))
