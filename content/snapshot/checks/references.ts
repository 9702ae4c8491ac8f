/** References must lead to an entry, and to one of the kind that the field is for. */
import { endingsOf, mediaKindOf, mediaKinds } from '#content/schema/media.ts'
import type { Reference } from '#content/snapshot/references.ts'
import type { Constraints, EntryConstraints, SnapshotProblem } from './constraints.ts'

export function* checkReferences(snapshot: Constraints): Generator<SnapshotProblem> {
  for (const [entry, { references }] of snapshot) {
    for (const reference of references) {
      const { key, vocabulary: _, shows: __, ...place } = reference
      const target = snapshot.get(key)
      const fault = target ? unfit(reference, target) : missing(key)
      if (fault) yield { entry, ...place, ...fault }
    }
  }
}

type Fault = Pick<SnapshotProblem, 'message' | 'hint' | 'missing'>

const missing = (key: string): Fault => ({
  missing: key,
  message: `refers to ${key}, which does not exist`,
  hint: 'Publish it, or take the reference out.',
})

function unfit({ key, vocabulary, shows }: Reference, target: EntryConstraints): Fault | undefined {
  if (vocabulary && target.vocabulary && target.vocabulary !== vocabulary)
    return {
      message: `refers to ${key}, a term of "${target.vocabulary}"`,
      hint: `Choose a term of "${vocabulary}".`,
    }
  const kind = target.mime && mediaKindOf(target.mime)
  if (shows && kind && kind !== shows)
    return {
      message: `shows ${key}, ${mediaKinds[kind]} (${target.mime}), where there must be ${mediaKinds[shows]}`,
      hint: `Choose ${mediaKinds[shows]}: a file that ends with ${endings.format(endingsOf(shows).map((ending) => `.${ending}`))}.`,
    }
  return undefined
}

const endings = new Intl.ListFormat('en-GB', { type: 'disjunction' })
