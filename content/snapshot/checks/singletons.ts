/** No two entries may be for what a site has one entry for. */
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkSingletons(snapshot: Constraints): Generator<SnapshotProblem> {
  const owners = new Map<string, string>()
  for (const [entry, { singleton }] of snapshot) {
    if (!singleton) continue
    const { use, field } = singleton
    const owner = owners.getOrInsert(use, entry)
    if (owner === entry) continue
    yield {
      entry,
      ...(field === undefined ? {} : { field }),
      message: `${owner} ${use} as well, and a site has one at most`,
      hint:
        field === undefined ? 'Unpublish one of the two.' : 'Unpublish one of the two, or choose another value here.',
    }
  }
}
