/** Rules about what a build would refuse. They ask those who refuse it. */

import { firstFew } from '#content/format/first-few.ts'
import type { Problem } from '#content/format/problem.ts'
import { fieldsOf, isEntryType } from '#content/schema/entry-types.ts'
import { fieldMeta } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { entriesFolder, mediaFolder } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { typeFolderOf } from '#content/snapshot/manifest.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { RuleInput, RuleMatch } from './rule.ts'

/** Problems of files as a whole: the check of the snapshot names those in an entry that can be read better. */
const ofFiles = ({ content }: Side): readonly Problem[] => content.problems.filter(({ entry }) => entry === undefined)

export const unreadableFiles = (side: Side): RuleMatch[] =>
  ofFiles(side)
    .filter((problem) => isInEntries(problem) && !isInProse(problem))
    .map(asFound)

export const brokenProse = (side: Side): RuleMatch[] => ofFiles(side).filter(isInProse).map(asFound)

export const notAsExported = (side: Side): RuleMatch[] =>
  ofFiles(side)
    .filter((problem) => !isInEntries(problem))
    .map(asFound)

export const danglingReferences = (side: Side): RuleMatch[] =>
  inconsistencies(side)
    .filter(({ missing }) => missing !== undefined)
    .map(withoutMissing)

/** The build repeats the problems of the snapshot check in other words; they are reported once. */
export function clashes(side: Side): RuleMatch[] {
  const found = inconsistencies(side).filter(({ missing }) => missing === undefined)
  const told = new Set(found.map(({ entry }) => side.content.files.get(entry)))
  return [
    ...found.map(withoutMissing),
    ...side.addresses.problems.filter(({ file }) => file === undefined || !told.has(file)).map(ofAddress),
  ]
}

export const vanishedAddresses = ({ addresses }: Side): RuleMatch[] => addresses.vanished.map(ofAddress)

/** A problem that stops several pages is reported once. */
export function* failedPages({ head, failedPages }: RuleInput): Generator<RuleMatch> {
  const entries = new Map(head.addresses.pages.map(({ path, entry }) => [path, entry]))
  for (const [message, problems] of Map.groupBy(failedPages, ({ message }) => message)) {
    const [{ entry, hint, field }] = problems as [Problem]
    const routes = problems.flatMap(({ route }) => route ?? [])
    const about = entry ?? entries.get(routes[0] ?? '')
    yield {
      ...(about === undefined ? {} : { entry: about }),
      ...(field === undefined ? {} : { field }),
      ...(hint === undefined ? {} : { hint }),
      // A fault of our own code says where in its further lines, which are for a build to print.
      message: `${firstFew(routes) || 'What stands around every page'} cannot be made: ${message.split('\n')[0]}`,
    }
  }
}

/** Looks only at entries that changed, or whose original did: to read all originals would take minutes. */
export function* wrongOriginals({ head, changes, snapshotFiles }: RuleInput): Generator<RuleMatch> {
  const [changed, differing] = [new Set(changes.map(({ entry }) => entry)), new Set(snapshotFiles)]
  for (const [entry, file] of head.content.entries) {
    if (file.type !== 'file') continue
    const name = `${mediaFolder}/${file.path}`
    if (!changed.has(entry) && !differing.has(name)) continue
    const original = head.original(file.path)
    if (!original) yield { entry, title: file.slug, message: `${name} is not there` }
    else if (original.length !== file.bytes || sha256(original) !== file.sha256)
      yield { entry, title: file.slug, message: `${name} has other bytes than its entry says` }
  }
}

const inconsistencies = ({ content }: Side) => checkSnapshot(content.entries, content.linksInProse)

const withoutMissing = ({ missing: _, ...problem }: ReturnType<typeof checkSnapshot>[number]): RuleMatch =>
  asFound(problem)

function asFound({ route: _, column: __, ...problem }: Problem): RuleMatch {
  return problem
}

const ofAddress = ({ route, file, ...problem }: Problem): RuleMatch => ({
  ...asFound(problem),
  message: `${route ?? file} ${problem.message}`,
})

const isInEntries = ({ file }: Problem): boolean => file?.startsWith(`${entriesFolder}/`) ?? false

function isInProse({ file = '', field }: Problem): boolean {
  const type = typeFolderOf(file)
  const schema = isEntryType(type) && field !== undefined ? ownValue(fieldsOf(type), field) : undefined
  return schema !== undefined && fieldMeta(schema).kind === 'prose'
}
