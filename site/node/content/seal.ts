/**
 * Checks that the entries, and what is sold, are as they were exported. The seal has a digest for each type of entry and one for
 * what is sold: it tells that a part is not as it was, and not which file of it. Files are named by comparing them with those of the
 * last build that found the part whole.
 */

import { restoreEntryHint } from '#content/format/entry-bytes.ts'
import type { Problem } from '#content/format/problem.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { entriesFolder, manifestFile, ticketingFolder } from '#content/snapshot/files.ts'
import {
  describeEntries,
  describeTicketing,
  type Manifest,
  schemaVersion,
  typeFolderOf,
} from '#content/snapshot/manifest.ts'
import { type Manifests, restoreHints } from '#content/snapshot/read-manifests.ts'
import { restoreSalesHint } from '#content/snapshot/ticketing.ts'

/** File → sha256 of its bytes. */
type Hashes = ReadonlyMap<string, string>

interface Sealed {
  readonly problems: readonly Problem[]
  /** The files as they were last found to be what was exported: of each part from this build, or from one before. */
  readonly sealed: Hashes
}

const restoreHint = (part: string): string => (part === ticketingFolder ? restoreSalesHint : restoreEntryHint)

/** Whether the manifests can be read, and the entries are as the seal has them. @param last what the last build found to be so. */
export function checkManifests({ manifest, problems }: Manifests, hashes: Hashes, last: Hashes): Sealed {
  if (manifest) {
    const { sealed, problems: unlike } = checkSeal(manifest, hashes, last)
    return { sealed, problems: [...problems, ...unlike] }
  }
  const isNamed = problems.some(({ file }) => file === manifestFile)
  const missing = { file: manifestFile, message: 'is missing', hint: restoreHints[manifestFile] }
  return { sealed: last, problems: isNamed ? problems : [...problems, missing] }
}

function checkSeal(seal: Manifest, hashes: Hashes, last: Hashes): Sealed {
  if (seal.schemaVersion !== schemaVersion) {
    const message = `is of version ${seal.schemaVersion} of the content's form, where the code knows ${schemaVersion}`
    return { problems: [{ file: manifestFile, message, hint: 'Run npm run export -- --full.' }], sealed: last }
  }
  const [now, before, wanted] = [partsOf(hashes), partsOf(last), described(seal)]
  const isAs = (parts: Parts, part: string): boolean =>
    (ownValue(parts, part)?.count || ownValue(wanted, part)?.count || 0) === 0 ||
    ownValue(parts, part)?.digest === ownValue(wanted, part)?.digest
  const names = [...new Set([...Object.keys(now), ...Object.keys(wanted)])]
  const broken = new Set(names.filter((part) => !isAs(now, part)))
  const problems = [...broken].flatMap((part) =>
    isAs(before, part) ? changed(part, hashes, last) : [unknown(part, now, wanted)],
  )
  const inParts = (files: Hashes, isWanted: (part: string) => boolean) =>
    [...files].filter(([file]) => isWanted(partOf(file)))
  const sealed = [...inParts(hashes, (part) => !broken.has(part)), ...inParts(last, (part) => broken.has(part))]
  return { problems, sealed: new Map(sealed) }
}

/** Type of entry → what the manifest says of it; what is sold, by the name of its folder. */
type Parts = Manifest['types']

const partOf = (file: string): string => (isSales(file) ? ticketingFolder : typeFolderOf(file))
const isSales = (file: string): boolean => file.startsWith(`${ticketingFolder}/`)

const described = ({ types, ticketing }: Pick<Manifest, 'types' | 'ticketing'>): Parts =>
  ticketing ? { ...types, [ticketingFolder]: ticketing } : types

function partsOf(files: Hashes): Parts {
  const [sales, entries] = [true, false].map(
    (wanted) => new Map([...files].filter(([file]) => isSales(file) === wanted)),
  )
  return described({ ...describeEntries(entries ?? files), ...describeTicketing(sales ?? files) })
}

function changed(part: string, found: Hashes, wanted: Hashes): Problem[] {
  return [...new Set([...found.keys(), ...wanted.keys()])]
    .filter((file) => partOf(file) === part && found.get(file) !== wanted.get(file))
    .map((file) => {
      const message = !found.has(file) ? 'is gone' : wanted.has(file) ? 'is not as it was exported' : 'was not exported'
      return { file, message, hint: restoreHint(part) }
    })
}

function unknown(part: string, now: Parts, seal: Parts): Problem {
  const [found, wanted] = [ownValue(now, part)?.count ?? 0, ownValue(seal, part)?.count ?? 0]
  const [file, items] = part === ticketingFolder ? [`${part}/`, 'files'] : [`${entriesFolder}/${part}/`, 'entries']
  const counts = found === wanted ? `its ${found} ${items}` : `its ${found} ${items}, of which ${wanted} were exported,`
  return { file, message: `${counts} are not what was exported`, hint: restoreHint(part) }
}
