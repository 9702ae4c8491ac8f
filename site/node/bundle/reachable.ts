/**
 * A module and all that it imports, itself or by way of others.
 *
 * @param found modules that were reached before, to which these are added.
 */
export function reachable(
  module: string,
  importsOf: (module: string) => readonly string[],
  found = new Set<string>(),
): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const next of importsOf(module)) reachable(next, importsOf, found)
  return found
}
