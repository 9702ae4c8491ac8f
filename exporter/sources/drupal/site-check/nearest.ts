/** Finds names similar to a missing one, which may be mistyped or a little different. */

const most = 3

/** The nearest first, three at most. Each has half of its letters in common, or a word. */
export function nearest(name: string, names: Iterable<string>): string[] {
  return [...new Set(names)]
    .map((other) => ({
      other,
      distance: distance(core(name), core(other)) / Math.max(core(name).length, core(other).length, 1),
    }))
    .filter(({ distance, other }) => distance <= 0.5 || shares(core(name), core(other)))
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other)
}

/** The part of a name that distinguishes it from others of its kind. */
const core = (name: string): string => name.replace(/^field_/, '').replace(/^[a-z_]+--/, '')

/** A word of some length in both: `running_time_minutes`, `running_time`. */
const shares = (a: string, b: string): boolean =>
  a.split('_').some((word) => word.length > 3 && b.split('_').includes(word))

/** How many letters must be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...b].entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
