/** References must lead to an entry, and to one of the kind that the field is for. */
import type { Constraints, SnapshotProblem } from './constraints.ts'

export function* checkReferences(snapshot: Constraints): Generator<SnapshotProblem> {
  for (const [entry, { references }] of snapshot) {
    for (const { key, vocabulary, ...place } of references) {
      const target = snapshot.get(key)
      if (!target)
        yield {
          entry,
          ...place,
          missing: key,
          message: `refers to ${key}, which does not exist`,
          hint: 'Publish it, or take the reference out.',
        }
      else if (vocabulary && target.vocabulary && target.vocabulary !== vocabulary) {
        yield {
          entry,
          ...place,
          message: `refers to ${key}, a term of "${target.vocabulary}"`,
          hint: `Choose a term of "${vocabulary}".`,
        }
      }
    }
  }
}
