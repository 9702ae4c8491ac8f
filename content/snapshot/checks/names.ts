/** No two entries may want the same file or the same address. */
import { reservedPathFault } from '#content/schema/path.ts'
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkNames(snapshot: Constraints): Generator<SnapshotProblem> {
  const owners = new Map<string, string>()
  for (const [entry, { file, path, isPage, vocabulary }] of snapshot) {
    const pathField = isPage ? 'path' : vocabulary === undefined ? 'slug' : 'key'
    const names = [file, path].filter((name) => name !== undefined)
    const taken = names.findLast((name) => owners.has(name))
    if (taken !== undefined) {
      const what = taken === path ? 'address' : 'file'
      yield {
        entry,
        field: isPage || taken === path ? pathField : 'slug',
        message: `${owners.get(taken)} has the same ${what}, ${taken}`,
        hint: 'Change one of the two.',
      }
    }
    for (const name of names) owners.set(name, entry)
    const fault = path && reservedPathFault(path)
    if (fault) yield { entry, field: pathField, message: `its address ${fault}`, hint: 'Choose another.' }
  }
}
