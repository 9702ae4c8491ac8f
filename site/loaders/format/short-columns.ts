/** Tables whose values are so short that all of a row stand in one line of a phone. */

/** Letters of such a line, with the gaps between its cells. */
const lettersOfLine = 39

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))

/**
 * @param columns what the columns are called
 * @param rows what the cells hold; the first of a row is its title
 * @returns how many columns such a table has beside that of the titles
 */
export function shortColumns(columns: readonly string[], rows: readonly (readonly string[])[]): number | undefined {
  const [, ...names] = columns
  const words = names.flatMap((name) => name.split(/\s/))
  const letters = longest([...words, ...rows.flatMap(([, ...values]) => values)])
  return names.length > 1 && letters * names.length <= lettersOfLine ? names.length : undefined
}
