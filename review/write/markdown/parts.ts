/** The building blocks of the text's sections. */

/** The most of each that are listed; all of them are in report.html. */
export const most = {
  findings: 20,
  notices: 12,
  time: 8,
  sales: 6,
  changes: 40,
  pages: 25,
  addresses: 30,
  items: 12,
} as const

/** Characters of the text for each. */
export const longest = { value: 200, title: 100, message: 200, notice: 1000 } as const

export function limited<Item>(items: readonly Item[], limit: number, line: (item: Item) => string): string[] {
  return [...items.slice(0, limit).map(line), ...restOf(items.length - limit)]
}

const restOf = (number: number): string[] =>
  number > 0 ? [`- … and ${number.toLocaleString('en')} more, in report.html`] : []

/** Lists as they stand below a line of another. */
export const indented = (lists: readonly string[]): string[] => lists.map((lines) => lines.replaceAll(/^/gm, '  '))

/** Characters of a list of the first screen: the longest lists leave room for everything that is always listed. */
const mostOfFirstScreen = 20_000

/** The first lines of a list of the first screen, which is never left out. */
export function fitting(lines: readonly string[]): string[] {
  let room = mostOfFirstScreen
  const kept = lines.filter((line) => {
    room -= line.length + 1
    return room >= 0
  })
  return [...kept, ...restOf(lines.length - kept.length)]
}

export function fold(summary: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`<details><summary>${summary}</summary>`, '', ...lines, '', '</details>'].join('\n')
}
