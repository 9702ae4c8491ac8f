/** Rules about what a build would refuse. They ask those who refuse it. */
import type { Problem } from '#content/format/problem.ts'
import { fieldsOf, isEntryType } from '#content/schema/entry-types.ts'
import { fieldMeta } from '#content/schema/field.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import { entriesFolder } from '#content/snapshot/files.ts'
import { typeFolderOf } from '#content/snapshot/manifest.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { Found, RuleInput } from './rule.ts'

/** Where a problem is in an entry that can be read, the check of the snapshot names it better. */
const ofFiles = ({ content }: Side): readonly Problem[] => content.problems.filter(({ entry }) => entry === undefined)

export const unreadableFiles = (side: Side): Found[] =>
  ofFiles(side)
    .filter((problem) => isInEntries(problem) && !isInProse(problem))
    .map(asFound)

export const brokenProse = (side: Side): Found[] => ofFiles(side).filter(isInProse).map(asFound)

export const notAsExported = (side: Side): Found[] =>
  ofFiles(side)
    .filter((problem) => !isInEntries(problem))
    .map(asFound)

export const danglingReferences = (side: Side): Found[] =>
  inconsistencies(side)
    .filter(({ missing }) => missing !== undefined)
    .map(withoutMissing)

export const clashes = (side: Side): Found[] =>
  inconsistencies(side)
    .filter(({ missing }) => missing === undefined)
    .map(withoutMissing)

/** Addresses that were published and answer no more, and redirects that lead nowhere. */
export const vanishedAddresses = (side: Side): Found[] =>
  side.addresses.problems.map(({ route, file, ...problem }) => ({
    ...asFound(problem),
    message: `${route ?? file} ${problem.message}`,
  }))

export function* missingOriginals({ head, changes }: RuleInput): Generator<Found> {
  for (const { entry, type, kind } of changes) {
    const file = head.content.entries.get(entry)
    if (type !== 'file' || kind === 'removed' || file?.type !== 'file' || head.original(file.path)) continue
    yield { entry, title: file.slug, message: `media/${file.path} is not there` }
  }
}

const inconsistencies = ({ content }: Side) => checkSnapshot(content.entries, content.linksInProse)

const withoutMissing = ({ missing: _, ...problem }: ReturnType<typeof checkSnapshot>[number]): Found => asFound(problem)

function asFound({ route: _, column: __, ...problem }: Problem): Found {
  return problem
}

const isInEntries = ({ file }: Problem): boolean => file?.startsWith(`${entriesFolder}/`) ?? false

function isInProse({ file = '', field }: Problem): boolean {
  const type = typeFolderOf(file)
  const schema = isEntryType(type) && field !== undefined ? fieldsOf(type)[field] : undefined
  return schema !== undefined && fieldMeta(schema).kind === 'prose'
}
