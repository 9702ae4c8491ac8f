/** The cached facts about an entry's file: the same for the same bytes, in whatever thread it is read. */
import { isUtf8 } from 'node:buffer'
import { restoreEntryHint } from '#content/format/entry-bytes.ts'
import { readEntry } from '#content/format/entry-file.ts'
import { type Problem, ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { constraintsOf, type EntryConstraints } from '#content/snapshot/checks/constraints.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { problemsInProse } from '#site/node/prose/check-prose.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'

export interface Row {
  /** sha256 of the file's bytes. */
  readonly hash: string
  /** Digest of what decides whether it fits to the others. */
  readonly constraints: string
  readonly entry: Entry
  /** A row that has any is not kept: the next build names them again. */
  readonly problems: readonly Problem[]
}

/** @throws ProblemError for a file that is no entry. */
export function rowOf(file: string, bytes: Buffer, hash: string, prose: ProseStore): Row {
  const source = textOf(file, bytes)
  const entry = apart(readEntry(file, source))
  const problems = problemsInProse(file, source, entry, prose)
  return { hash, constraints: digestOfConstraints(constraintsOf(entry, prose.linksIn)), entry, problems }
}

/** A copy: strings that were cut out of the file's text keep all of it in memory. */
const apart = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry)) as Entry

/** Bytes that are no UTF-8 would be shown as other text than what was reviewed. */
function textOf(file: string, bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new ProblemError({ file, line: 1, message: 'is not UTF-8', hint: restoreEntryHint })
  return bytes.toString()
}

/** Leaves out the lines and columns of links, which change with every word before them. */
const digestOfConstraints = (constraints: EntryConstraints): string =>
  sha256(JSON.stringify(constraints, (name, value) => (name === 'line' || name === 'column' ? undefined : value)))
