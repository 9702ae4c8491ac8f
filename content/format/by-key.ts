/** Orders pairs by the code units of their keys: the same on every machine, whatever its locale. */
export function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
