/** No two entries may be for what a site has room for once. */
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkTwins(snapshot: Constraints): Generator<SnapshotProblem> {
  const owners = new Map<string, string>()
  for (const [entry, { room }] of snapshot) {
    if (!room) continue
    const { use, field } = room
    const owner = owners.getOrInsert(use, entry)
    if (owner === entry) continue
    yield {
      entry,
      ...(field === undefined ? {} : { field }),
      message: `${owner} ${use} as well, and there is room for one`,
      hint:
        field === undefined ? 'Unpublish one of the two.' : 'Unpublish one of the two, or choose another value here.',
    }
  }
}
