/** Lists the entries of the CMS and reads the new ones, until a list has none. */
import { firstFew } from '#content/format/first-few.ts'
import { ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import { type ExportProblem, massLossHint } from './problem.ts'
import type { Progress } from './progress.ts'
import { type Reading, readEntries } from './read-entries.ts'
import { massDeletions, type Revisions, reconcile } from './reconcile.ts'
import type { Source } from './sources/source.ts'

/** Entries saved during an export cause another round. More rounds than this are no longer explained by editors. */
const maxRounds = 6

interface Wanted {
  readonly types: readonly EntryType[]
  /** The first list. */
  readonly listed: Revisions
}

/** Leaves the working snapshot in a state that the CMS had at one moment. @returns deletions that a person must confirm. */
export async function readUntilStable(
  reading: Reading,
  { types, ...first }: Wanted,
  { allowMassDelete }: { readonly allowMassDelete: boolean },
  progress: Progress,
): Promise<ExportProblem[]> {
  const { source, working } = reading
  let { listed } = first
  let notHandedOut: readonly string[] = []
  for (let round = 1; round <= maxRounds; round++) {
    const deletions = allowMassDelete ? [] : massDeletions(working.initialKeys(types), listed)
    if (deletions.length > 0) return deletions.map(massDeletion)
    const { read, gone } = reconcile(listed, {
      ...working.view(types),
      keyOfWaiting: (target) => source.keyOfWaiting?.(target),
    })
    if (read.size === 0 && gone.length === 0) return []
    for (const key of gone) working.remove(key)
    progress.stage('reading')
    notHandedOut = await readEntries(reading, read, listed, progress)
    progress.stage('listing', 'again, as entries were read since')
    listed = await listAll(source, types)
  }
  throw new ProblemError({
    message: `The CMS still had something new after it was read ${maxRounds} times.`,
    hint: `Export again when fewer people are editing. ${withheldText(notHandedOut)}`.trim(),
  })
}

/** A sentence that names entries which the CMS listed but did not hand out; empty where there are none. */
const withheldText = (keys: readonly string[]): string =>
  keys.length > 0 ? `It lists but does not hand out: ${firstFew(keys)}.` : ''

export async function listAll(source: Source, types: readonly EntryType[]): Promise<Revisions> {
  const listed: Revisions = new Map()
  const lists = await Promise.all(types.map(async (type) => [type, await source.list(type)] as const))
  for (const [type, list] of lists) for (const { id, revision } of list) listed.set(entryKey({ type, id }), revision)
  return listed
}

const massDeletion = ({ type, before, gone }: { type: EntryType; before: number; gone: number }): ExportProblem => ({
  severity: 'blocks',
  entry: type,
  message: `${gone} of ${before} entries are no longer published`,
  hint: massLossHint,
})
