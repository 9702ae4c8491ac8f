/** Files that differ, other than those of the entries reported as changed. */
import { isDeepStrictEqual } from 'node:util'
import { manifestFile, revisionsFile, ticketingFolder } from '#content/snapshot/files.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { OtherFiles } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'

interface Compared {
  readonly base: Side
  readonly head: Side
  readonly changes: readonly EntryChange[]
  /** Whether anything that visitors see differs: what is not known to be broken is then a part of that. */
  readonly differs: boolean
}

export function otherFiles(files: readonly string[], { base, head, changes, differs }: Compared): OtherFiles {
  const told = new Set(changes.flatMap(({ entry }) => [base.content.files.get(entry), head.content.files.get(entry)]))
  const left = files.filter((file) => !told.has(file))
  const broken = left.filter((file) => isBroken(file, head))
  const restored = left.filter((file) => isBroken(file, base) && !isBroken(file, head))
  const isNamed = new Set([...broken, ...restored])
  const changed = differs ? [] : left.filter((file) => !isNamed.has(file) && !isBookkeeping(file, base, head))
  return { restored, broken, changed }
}

/** A problem of a whole folder is one of each file that differs in it. */
const isBroken = (file: string, { content }: Side): boolean =>
  content.problems.some(({ file: named }) => named === file || (named?.endsWith('/') && file.startsWith(named)))

/**
 * What differs without anything being wrong: an entry that was saved again is another revision, and a film may be missing at the
 * ticketing service before it is taken off sale. The manifest has the clock and a digest of that.
 */
function isBookkeeping(file: string, { manifest: before }: Side, { manifest: after }: Side): boolean {
  if (file === revisionsFile || file.startsWith(`${ticketingFolder}/`)) return true
  const others = { asOf: '', ticketing: undefined }
  return file === manifestFile && isDeepStrictEqual({ ...before, ...others }, { ...after, ...others })
}
