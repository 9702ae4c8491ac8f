/** Own addresses must lead to a page, to an address that a redirect answers, or to a file that every site has. */
import { normalPath } from '#content/schema/path.ts'
import { isPublicFile } from '#content/snapshot/site-files.ts'
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkLinks(snapshot: Constraints): Generator<SnapshotProblem> {
  const answered = new Set([...snapshot.values()].map(({ redirect, path }) => redirect?.from ?? path))
  for (const [entry, { links }] of snapshot) {
    for (const { path, ...place } of links) {
      if (!answered.has(normalPath(path) ?? path) && !isPublicFile(path))
        yield {
          entry,
          ...place,
          message: `links to ${path}, where there is no page`,
          hint: 'Choose the page itself as the target, or mend the address.',
        }
    }
  }
}
