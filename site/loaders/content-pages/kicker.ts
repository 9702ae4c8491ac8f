/** The words above a title stand right below the link to the page above. */
import type { Head } from '#site/shared/head.ts'

/** Leaves the kicker out where it says what that link says, in one or in many: "Keepsake" below "Keepsakes". */
export function withoutRepeatedKicker<Data extends { readonly kicker?: string }>(
  data: Data,
  { breadcrumbs }: Pick<Head, 'breadcrumbs'>,
): Data {
  const above = breadcrumbs.slice(1, -1).at(-1)
  if (!data.kicker || !above || !endsWith(wordsOf(above.label), wordsOf(data.kicker))) return data
  const { kicker: _, ...others } = data
  // What is left out is optional.
  return others as Data
}

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll(/s\b/g, '').split(/\s+/)

const endsWith = (words: readonly string[], last: readonly string[]): boolean =>
  words.slice(-last.length).join(' ') === last.join(' ')
